// The positions of disc football's rules page. White strikes, towards the right; places in mm.
import { figure, numbered, range, type RulesOf, type Spot } from './figure';

interface Lying {
  white?: Spot[];
  black?: Spot[];
  ball?: Spot;
  phase?: 'play' | 'throw' | 'goalkick' | 'corner';
}

const WHITE: Spot[] = [[-220, 60], [-180, -70], [-60, -40]];
const BLACK: Spot[] = [[250, 40], [200, -60], [120, 60]];

function lying({ white = WHITE, black = BLACK, ball = [0, 0], phase = 'play' }: Lying): string {
  return (
    `W=${numbered(white)} B=${numbered(black)} ball=${numbered([ball])} side=w strikes=0 phase=${phase} ` +
    `turn=${phase === 'play' ? 1 : 2} idle=0 resets=0 score=0,0 result=-`
  );
}

const third = (spot: Spot): Spot[] => [WHITE[0]!, WHITE[1]!, spot];

const SETUP = figure('setup', lying({ white: [[-285, 30], [-285, -30], [-60, 0]], black: [[285, 30], [285, -30], [60, 0]] }));
const PASS = figure('pass', lying({ ball: [-20, 0] }), 'disc:3:1,1:850', 'turn_continues');
const GOAL = figure(
  'goal',
  lying({ white: third([80, -90]), black: [[250, 60], [240, -70], [100, 60]], ball: [190, -20] }),
  'disc:3:3751,3306:1200',
  'goal start_position turn_passed',
);
const HIT = figure(
  'hit',
  lying({ black: [[250, 40], [200, -60], [20, 0]], ball: [-120, 60] }),
  'disc:3:9131,4078:700',
  'missed_ball hit_opponent put_back moved_aside turn_passed idle_turn',
);
const OUT = figure('out', lying({ ball: [-20, 100] }), 'disc:3:1318,4823:900', 'ball_left throw_in turn_passed');

export const DISC: RulesOf = {
  how: [SETUP, PASS, GOAL, HIT, OUT],
  parts: [
    { name: 'table', ids: ['DF1', 'DF2', 'DF2a', ...range('DF', 3, 7)] },
    { name: 'play', ids: range('DF', 8, 16) },
    { name: 'goals', ids: range('DF', 17, 19) },
    { name: 'set_pieces', ids: range('DF', 20, 27) },
    { name: 'end', ids: range('DF', 28, 29) },
  ],
  clauses: {
    DF6: SETUP,
    DF10: PASS,
    DF11: figure('missed', lying({ ball: [100, -100] }), 'disc:3:4388,2397:500', 'missed_ball turn_passed idle_turn'),
    DF13: OUT,
    DF14: HIT,
    DF16: figure(
      'pulled',
      lying({ white: third([220, 120]), ball: [270, 150] }),
      'disc:3:150,253:800',
      'pulled_back turn_continues',
    ),
    DF17: GOAL,
    DF18: figure(
      'no_goal',
      lying({ white: third([150, 0]), black: [[250, 60], [220, 0], [100, 60]], ball: [290, 0] }),
      'disc:3:1,0:1300',
      'no_goal missed_ball hit_opponent put_back moved_aside goal_kick turn_passed idle_turn',
    ),
    DF20: figure('throw', lying({ ball: [-20, 200], phase: 'throw' }), 'ball:-1,-6:1000', 'turn_continues'),
    DF21: { ...figure('goal_kick', lying({ ball: [-300, 0], phase: 'goalkick' })), shows: '' },
    DF22: figure('corner', lying({ ball: [300, 200], phase: 'corner' })),
  },
};
