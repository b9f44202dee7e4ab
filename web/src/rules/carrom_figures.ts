// The positions of carrom's rules page. South strikes; places in mm.
import { figure, range, sorted, type RulesOf, type Spot } from './figure';

const START =
  'W=-59887401,16046780;-43840621,-43840620;-29943701,8023390;-16046780,59887401;8023391,-29943701;16046781,-59887401;' +
  '21920311,21920310;43840621,43840621;59887401,-16046780 B=-51864011,-13896920;-37967090,37967090;-21920310,-21920310;' +
  '-13896920,-51864011;-8023390,29943700;13896920,51864011;29943701,-8023390;37967091,-37967090;51864011,13896920 ' +
  'Q=table:0,0 act=south next=south phase=break:3 dues=0,0 R=0,0 score=0,0 board=1 games=0,0 first=south breaker=south ' +
  'lot=3217573392 scored=-,- strokes=0 idle=0 passes=0 voids=0 opts=- result=-';

const CENTRE: Spot = [0, 0];
const TARGET: Spot = [180, 190]; // falls into the far right pocket when it is hit as in STRAIGHT
const STRAIGHT = 'shot:0:3452,9385:1200';

const WHITE: Spot[] = [[-150, 120], [-60, 210], [-230, -40], [40, 60], [-20, -60]];
const BLACK: Spot[] = [[110, -150], [260, -80], [-120, -160], [-90, 40], [60, 250], [-250, 200]];

interface Lying {
  white?: Spot[];
  black?: Spot[];
  queen?: Spot | 'pending' | 'covered:w' | 'covered:b';
  place?: boolean; // south places one white man of north
}

function lying({ white = WHITE, black = BLACK, queen = CENTRE, place = false }: Lying): string {
  const where = typeof queen === 'string' ? queen : `table:${sorted([queen])}`;
  const phase = place ? 'act=south next=south phase=place:0/1/0' : 'act=south next=south phase=strike';
  const breaker = place ? 'north' : 'south';
  return (
    `W=${sorted(white)} B=${sorted(black)} Q=${where} ${phase} dues=0,0 R=1,1 score=0,0 board=1 games=0,0 ` +
    `first=${breaker} breaker=${breaker} lot=1 scored=-,- strokes=0 idle=1 passes=0 voids=0 opts=- result=-`
  );
}

const mirrored = (spots: Spot[]): Spot[] => spots.map(([x, y]) => [-x, y]);

const OWN = figure('own', lying({ white: [...WHITE, TARGET] }), STRAIGHT, 'men_pocketed turn_continues');
const QUEEN = figure(
  'queen',
  lying({ white: mirrored(WHITE), black: mirrored(BLACK), queen: [-180, 190] }),
  'shot:0:-3452,9385:1200',
  'queen_pending turn_continues',
);
const DUE = figure('due', lying({}), 'shot:0:29,50:2500', 'due due_taken turn_passed placing');
const WIN = figure('win', lying({ white: [TARGET], queen: 'covered:w' }), STRAIGHT, 'men_pocketed board_won board_begins');

export const CARROM: RulesOf = {
  how: [figure('setup', START), OWN, QUEEN, DUE, WIN],
  parts: [
    { name: 'table', ids: range('CA', 1, 5) },
    { name: 'striking', ids: range('CA', 6, 14) },
    { name: 'stroke', ids: range('CA', 15, 22) },
    { name: 'queen', ids: range('CA', 23, 32) },
    { name: 'end', ids: [...range('CA', 33, 42), 'CA47'] },
    { name: 'other', ids: range('CA', 43, 46) },
  ],
  clauses: {
    CA5: figure('setup', START),
    CA6: { ...figure('places', lying({})), shows: '' },
    CA9: { ...figure('hand', lying({})), shows: 'shot:220000:' },
    CA15: OWN,
    CA16: figure('other', lying({ black: [...BLACK, TARGET] }), STRAIGHT, 'men_pocketed turn_passed'),
    CA19: DUE,
    CA22: { ...figure('placing', lying({ place: true })), shows: '' },
    CA24: QUEEN,
    CA26: figure(
      'cover',
      lying({ white: [[-150, 120], [-60, 210], [-230, -40], [40, 60], [322, 318]], queen: TARGET }),
      'shot:0:3301,9439:4000',
      'men_pocketed queen_covered turn_continues',
    ),
    CA34: WIN,
    CA36: figure('early', lying({ white: [TARGET] }), STRAIGHT, 'men_pocketed board_won board_begins'),
  },
};
