// What there is to be seen: every page and state, how to come to it, and which of it is worth a picture in the README.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { encodeActions } from '../src/app/actions_code';
import { open, type Watched } from './browser';
import { MORE } from './pictures_more';
import { click, clickMove, dragMove, ready } from './table';

export interface Picture {
  url: string;
  act?: (page: Page) => Promise<unknown>;
  long?: boolean; // the whole page, not only what fits the window
  settings?: Record<string, string>; // what the person chose before
}

const hash = (actions: string) => `#${encodeActions(actions.split(' '))}`;
const two = (state: string, actions = '') =>
  `/?play=chessfootball&goals_to_win=2&state=${encodeURIComponent(state)}${actions && hash(actions)}`;
const GAME = 'e2e4 d7d5 e4d5 d8d5 b1c3 d5e5 f1e2 b8c6 g1f3 e5c5 e1g1 g8f6 d2d4 c5f5 e2d3 c6d4 d3f5 d4f5';
const GOAL = '6k1/5ppp/5n2/1R2r3/8/8/5PPP/6K1 w - - 0 30 b5 - 1:0';
const LANES = 'r1b2rk1/1p3ppp/p1n2n2/2q1p3/3NR3/2P2Q2/PP3PPP/5RK1 w - - 0 19 d4 - 1:1';
const AGAINST = '/?play=chessfootball&bot=level8&as=white&seed=7';

const more = async (page: Page) => {
  await ready(page);
  await page.locator('.replay .plain').last().click();
  await page.waitForSelector('.sheet.share');
};

const rules = (page: Page) => page.locator('.clauses .figure').last().waitFor();

const CHESS: Record<string, Picture> = {
  'chess-start': { url: '/?play=chessfootball&bot=level2&as=white&seed=7', act: (page) => ready(page, 'white') },
  'chess-selected': {
    url: '/?play=chessfootball',
    act: async (page) => {
      await ready(page);
      await click(page, 'e2');
    },
  },
  'chess-ball': {
    url: two(LANES),
    act: async (page) => {
      await ready(page);
      await page.locator('.ball-toggle').click();
      await page.locator('[data-play="d4:n"]').hover();
    },
  },
  'chess-goal': {
    url: two(GOAL),
    act: async (page) => {
      await ready(page);
      await page.locator('.ball-toggle').click();
      await page.locator('[data-play="b5:n"]').hover();
    },
  },
  'chess-carrier': {
    url: two(LANES),
    act: async (page) => {
      await ready(page);
      await click(page, 'd4');
    },
  },
  'chess-threats': {
    url: two('6k1/5ppp/5n2/8/1r6/6N1/5PPP/6K1 w - - 0 30 b4 - 0:0'),
    act: async (page) => {
      await ready(page);
      await click(page, 'b4');
      await page.locator('.lane').first().waitFor();
    },
  },
  'chess-fault': {
    url: two('4r1k1/5ppp/8/8/4N3/8/5PPP/4K3 w - - 0 30 h1 - 0:0'),
    act: async (page) => {
      await ready(page);
      await click(page, 'e4');
      await click(page, 'f6');
    },
  },
  'chess-check': { url: two('4k3/5ppp/8/3N4/8/8/5PPP/4K2R w - - 0 30 d5 - 0:0', 'd5c7'), act: (page) => ready(page) },
  'chess-promotion': {
    url: two('6k1/1P3ppp/8/8/8/8/5PPP/6K1 w - - 0 30 b7 - 0:0'),
    act: async (page) => {
      await ready(page);
      await click(page, 'b7');
      await click(page, 'b8');
    },
  },
  'chess-over': { url: two(GOAL.replace('1:0', '1:1'), 'b5:n'), act: (page) => page.waitForSelector('.headline.over') },
  'chess-thinking': {
    url: `${AGAINST}${hash('e2e4')}`,
    act: (page) => page.waitForFunction(() => document.querySelector('.thinking .depth')?.textContent),
  },
  'chess-plan': {
    url: AGAINST,
    act: async (page) => {
      await ready(page);
      await clickMove(page, 'e2', 'e4');
      await page.waitForSelector('.board[data-plans]');
      await clickMove(page, 'g1', 'f3');
    },
  },
  'chess-dropped': {
    url: AGAINST,
    act: async (page) => {
      await ready(page);
      await clickMove(page, 'e2', 'e4');
      await page.waitForSelector('.board[data-plans]');
      await dragMove(page, 'a1', 'a5');
      await page.waitForSelector('.status .fault');
    },
  },
  'chess-confirm': {
    url: '/?play=chessfootball',
    settings: { confirmMove: 'on' },
    act: async (page) => {
      await ready(page);
      await clickMove(page, 'e2', 'e4');
    },
  },
  'chess-plain': { url: `/?play=chessfootball&ball_start=none${hash('e2e4 d7d5 e4d5')}`, act: (page) => ready(page) },
  'chess-steal': {
    url: two('r4rk1/ppp2ppp/8/3n4/2P5/5N2/PP3PPP/R4RK1 b - - 0 20 d5 - 0:0', 'd5f4'),
    act: (page) => ready(page),
  },
  'chess-broken': { url: '/?play=chessfootball&state=nonsense', act: (page) => page.waitForSelector('.message') },
  'chess-replay': { url: `/?play=chessfootball&at=4${hash(GAME)}`, act: (page) => page.waitForSelector('.moves [aria-current]') },
  'chess-midgame': { url: `/?play=chessfootball&bot=level2&as=white&seed=3${hash(GAME)}`, act: (page) => ready(page) },
  'chess-moves': {
    url: `/?play=chessfootball${hash(GAME)}`,
    act: async (page) => {
      await ready(page);
      if (await page.locator('.moves .more').isVisible()) await page.locator('.moves .more').click();
    },
  },
  'chess-analysis': {
    url: `${two(LANES)}&analyse=1`,
    act: (page) => page.locator('.ideas li').nth(2).waitFor(),
  },
  'chess-analysis-goal': { url: `${two(GOAL)}&analyse=1`, act: (page) => page.waitForSelector('.arrow.with-ball') },
  'chess-share': { url: `/?play=chessfootball${hash(GAME)}`, act: more },
  'chess-load-refused': {
    url: '/?play=chessfootball',
    act: async (page) => {
      await more(page);
      await page.locator('#load-text').fill('1. e4 e9');
      await page.locator('.load [type=submit]').click();
      await page.waitForSelector('.load .fault');
    },
  },
  'chess-new': {
    url: '/?play=chessfootball&bot=level2&as=white&seed=7',
    act: async (page) => {
      await ready(page, 'white');
      await page.locator('.actions .button').last().click();
      await page.waitForSelector('.sheet');
    },
  },
  'chess-resign': {
    url: `/?play=chessfootball${hash('e2e4')}`,
    act: async (page) => {
      await ready(page);
      await page.locator('.actions .button').nth(2).click();
    },
  },
  'chess-rules': { url: '/?rules=chessfootball', long: true, act: rules },
  'chess-rules-clause': { url: '/?rules=chessfootball#CF13', act: rules },
};

const RULES: Record<string, Picture> = {
  'carrom-rules': { url: '/?rules=carrom', act: (page) => page.waitForSelector('.clauses .shot-figure image'), long: true },
  'carrom-rules-clause': { url: '/?rules=carrom#CA24', act: (page) => page.waitForSelector('#CA24 .shot-figure image') },
  'disc-rules': { url: '/?rules=discfootball', act: (page) => page.waitForSelector('.clauses .shot-figure image'), long: true },
  'disc-rules-clause': { url: '/?rules=discfootball#DF14', act: (page) => page.waitForSelector('#DF14 .shot-figure image') },
};

export const PICTURES: Record<string, Picture> = {
  home: { url: '/', act: (page) => page.locator('.game .board').last().waitFor() },
  ...CHESS,
  ...RULES,
  ...MORE,
};

export const SHAPES = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
};

// Comes to a state and leaves it on the screen.
export async function show(browser: Browser, base: string, picture: Picture, options: BrowserContextOptions): Promise<Watched> {
  const watched = await open(browser, base, options);
  const { page } = watched;
  if (picture.settings) {
    await page.addInitScript((chosen) => {
      for (const [key, value] of Object.entries(chosen)) localStorage.setItem(`striker.${key}`, value);
    }, picture.settings);
  }
  await page.goto(picture.url);
  await picture.act?.(page);
  await page.waitForTimeout(250);
  return watched;
}
