// Every page and state: desktop and phone, light and dark, each language. Not a test; the pictures are to be looked at.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { encodeActions } from '../src/app/actions_code';
import { launch, open } from './browser';
import { serve, type Served } from './server';
import { click, ready } from './table';

const folder = fileURLToPath(new URL('../../screenshots/', import.meta.url));
const only = process.env['ONLY']; // a part of the file name

let server: Served;
let browser: Browser;
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  server = await serve();
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  server.stop();
});

const hash = (actions: string) => `#${encodeActions(actions.split(' '))}`;
const two = (state: string, actions = '') =>
  `/?play=chessfootball&goals_to_win=2&state=${encodeURIComponent(state)}${actions && hash(actions)}`;
const GAME = 'e2e4 d7d5 e4d5 d8d5 b1c3 d5e5 f1e2 b8c6 g1f3 e5c5 e1g1 g8f6 d2d4';
const GOAL = '6k1/5ppp/5n2/1R2r3/8/8/5PPP/6K1 w - - 0 30 b5 - 1:0';
const LANES = 'r1b2rk1/1p3ppp/p1n2n2/2q1p3/3NR3/2P2Q2/PP3PPP/5RK1 w - - 0 19 d4 - 1:1';

const STATES: Record<string, { url: string; act?: (page: Page) => Promise<unknown> }> = {
  home: { url: '/' },
  'play-start': { url: '/?play=chessfootball&bot=level2&as=white&seed=7', act: (page) => ready(page, 'white') },
  'play-selected': {
    url: '/?play=chessfootball',
    act: async (page) => {
      await ready(page);
      await click(page, 'e2');
    },
  },
  'play-ball': {
    url: two(LANES),
    act: async (page) => {
      await ready(page);
      await page.locator('.ball-toggle').click();
      await page.locator('[data-play="d4:nw"], [data-play="d4:ne"]').first().hover();
    },
  },
  'play-goal': {
    url: two(GOAL),
    act: async (page) => {
      await ready(page);
      await page.locator('.ball-toggle').click();
      await page.locator('[data-play="b5:n"]').hover();
    },
  },
  'play-carrier': {
    url: two(LANES),
    act: async (page) => {
      await ready(page);
      await click(page, 'd4');
    },
  },
  'play-fault': {
    url: two('4r1k1/5ppp/8/8/4N3/8/5PPP/4K3 w - - 0 30 h1 - 0:0'),
    act: async (page) => {
      await ready(page);
      await click(page, 'e4');
      await click(page, 'f6');
    },
  },
  'play-check': { url: two('4k3/5ppp/8/3N4/8/8/5PPP/4K2R w - - 0 30 d5 - 0:0', 'd5c7') },
  'play-promotion': {
    url: two('6k1/1P3ppp/8/8/8/8/5PPP/6K1 w - - 0 30 b7 - 0:0'),
    act: async (page) => {
      await ready(page);
      await click(page, 'b7');
      await click(page, 'b8');
    },
  },
  'play-over': { url: two(GOAL, 'b5:n') },
  'play-thinking': {
    url: `/?play=chessfootball&bot=level8&as=white&seed=7${hash('e2e4')}`,
    act: (page) => page.waitForFunction(() => document.querySelector('.thinking .depth')?.textContent),
  },
  'play-chess': { url: `/?play=chessfootball&ball_start=none${hash('e2e4 d7d5 e4d5')}`, act: (page) => ready(page) },
  'play-steal': {
    url: two('r4rk1/ppp2ppp/8/3n4/2P5/5N2/PP3PPP/R4RK1 b - - 0 20 d5 - 0:0', 'd5f4'),
    act: (page) => ready(page),
  },
  'play-broken': { url: '/?play=chessfootball&state=nonsense' },
  'play-replay': { url: `/?play=chessfootball&at=4${hash(GAME)}` },
  'play-midgame': { url: `/?play=chessfootball&bot=level2&as=black&seed=3${hash(GAME)}` },
  'new-game': {
    url: '/?play=chessfootball&bot=level2&as=white&seed=7',
    act: async (page) => {
      await ready(page, 'white');
      await page.locator('.actions .button').last().click();
      await page.waitForSelector('.sheet');
    },
  },
  resign: {
    url: `/?play=chessfootball${hash('e2e4')}`,
    act: async (page) => {
      await ready(page);
      await page.locator('.actions .button').nth(2).click();
    },
  },
  rules: { url: '/?rules=chessfootball' },
  'rules-clause': { url: '/?rules=chessfootball#CF13' },
};

const SHAPES = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };

for (const [shape, viewport] of Object.entries(SHAPES)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const locale of ['en', 'es', 'pl', 'ru']) {
      test(`${shape} ${colorScheme} ${locale}`, async () => {
        for (const [name, { url, act }] of Object.entries(STATES)) {
          const file = `${name}-${shape}-${colorScheme}-${locale}.png`;
          if (only && !new RegExp(only).test(file)) continue;
          const { page } = await open(browser, server.url, { viewport, colorScheme, locale, hasTouch: shape === 'phone' });
          await page.goto(url);
          await page.waitForLoadState('networkidle');
          await act?.(page);
          await page.waitForTimeout(300);
          await page.screenshot({ path: folder + file, fullPage: name === 'rules' && shape === 'desktop' });
          await page.context().close();
        }
      });
    }
  }
}
