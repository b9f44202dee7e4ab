// What there is to be seen of the games of discs, and of the pages around the games.
import type { Page } from 'playwright-core';
import { encodeActions } from '../src/app/actions_code';
import type { Picture } from './pictures';
import { NEARLY, pullTo, ready, spot } from './shot';
import type { Spot } from '../src/shot/kinds';

const at = (game: string, state: string, more = '') => `/?play=${game}&state=${encodeURIComponent(state)}${more}`;

// A board of carrom under way; a turn of disc football with a goal in sight, and a corner.
const BOARD =
  'W=-335494889,204033688;-75025308,-141620895;-26080017,-319589165;175712152,-265216342;182879794,-194003268;188783411,45487363;' +
  '230732674,190791907 B=-299606997,112222876;-125974146,-143198180;-64170763,-185181939;59959854,287210648;81818748,112113198 ' +
  'Q=table:0,0 act=south next=south phase=strike dues=0,0 R=1,1 score=12,7 board=3 games=0,0 first=north breaker=north lot=72105175 ' +
  'scored=-,- strokes=0 idle=0 passes=0 voids=0 opts=- result=-';
const TURN =
  'W=-220000000,60000000;-180000000,-70000000;80000000,-90000000 B=250000000,60000000;240000000,-70000000;100000000,60000000 ' +
  'ball=190000000,-20000000 side=w strikes=1 phase=play turn=9 idle=0 resets=0 score=1,0 result=-';
const CORNER =
  'W=150000000,60000000;180000000,-70000000;-80000000,0 B=250000000,60000000;240000000,-70000000;100000000,0 ' +
  'ball=300000000,200000000 side=w strikes=0 phase=corner turn=12 idle=0 resets=0 score=1,1 result=-';

// A pull from the middle of the table, still held.
async function held(page: Page, game: string, seat: string, to: Spot): Promise<void> {
  await ready(page, seat);
  const from = await spot(page, game, seat, [0, 0]);
  const [x, y] = pullTo(from, to[0], to[1]);
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 4 });
  await page.waitForTimeout(200);
}

const hash = (action: string) => `#${encodeActions([action])}`;

const SHOT: Record<string, Picture> = {
  'carrom-start': { url: '/?play=carrom&bot=level2&as=south&seed=7', act: (page) => ready(page) },
  'carrom-board': { url: at('carrom', BOARD), act: (page) => ready(page, 'south') },
  'carrom-aim': { url: at('carrom', BOARD), act: (page) => held(page, 'carrom', 'south', [78, 190]) },
  'carrom-after': { url: at('carrom', BOARD, hash('shot:-106636:-12227,500000:2402')), act: (page) => ready(page) },
  'carrom-last': { url: at('carrom', NEARLY), act: (page) => ready(page, 'south') },
  'carrom-practice': { url: at('carrom', BOARD, '&practice=1'), act: (page) => ready(page, 'south') },
  'carrom-set-up': {
    url: at('carrom', BOARD, '&practice=1'),
    act: async (page) => {
      await ready(page, 'south');
      await page.locator('.mode-bar .button').nth(1).click();
      await page.waitForSelector('.edit-board image');
    },
  },
  'disc-start': { url: '/?play=discfootball&bot=level2&as=white&seed=8', act: (page) => ready(page) },
  'disc-turn': { url: at('discfootball', TURN), act: (page) => ready(page, 'white') },
  'disc-aim': { url: at('discfootball', TURN), act: (page) => held(page, 'discfootball', 'white', [33, 170]) },
  'disc-corner': { url: at('discfootball', CORNER), act: (page) => ready(page, 'white') },
  'disc-goal': { url: at('discfootball', TURN, hash('disc:3:3751,3306:1200')), act: (page) => ready(page) },
  'disc-new': {
    url: at('discfootball', TURN),
    act: async (page) => {
      await ready(page, 'white');
      await page.locator('.actions .button').last().click();
      await page.waitForSelector('.sheet');
    },
  },
};

const seen = (selector: string) => (page: Page) => page.locator(selector).first().waitFor();

const AROUND: Record<string, Picture> = {
  ...Object.fromEntries(['chessfootball', 'carrom', 'discfootball'].map((game) => [`modes-${game}`, { url: `/?modes=${game}`, act: seen('.levels li'), long: true }])),
  games: { url: '/?games=all', act: seen('h1') },
  open: { url: '/?open=1', act: seen('textarea') },
  referee: { url: '/?referee=carrom', act: seen('.referee-begin') },
  'referee-ruling': {
    url: '/?referee=carrom',
    act: async (page) => {
      await page.locator('.referee-begin button').last().click();
      await page.locator('.fell button').nth(0).click();
      await page.locator('.fell button').nth(3).click();
      await page.locator('.rule').click();
      await page.locator('.ruling .event').first().waitFor();
    },
    long: true,
  },
  'plans-carrom': { url: '/?plans=carrom', act: seen('.plan-whole') },
  'plans-discfootball': { url: '/?plans=discfootball', act: seen('.plan-whole') },
  watch: { url: '/?play=discfootball&bots=white:level1,black:level1&seed=5', act: seen('.mode-bar') },
};

export const MORE: Record<string, Picture> = { ...SHOT, ...AROUND };
