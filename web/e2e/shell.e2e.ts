// The pages around the games, and the games' pages with their panels open: accessible in both colours and on a phone, whole
// in every language; one sound switch for all games.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodeActions } from '../src/app/actions_code';
import { axe, launch, open } from './browser';
import { serve, type Served } from './server';
import { ready as discsReady } from './shot';
import { keptWith, overwrite } from './store';
import { ready } from './table';

let server: Served;
let browser: Browser;
beforeAll(async () => {
  server = await serve();
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  server.stop();
});

interface State {
  url: string;
  reach(page: Page): Promise<unknown>;
}
const heading = (page: Page) => page.locator('main h1').first().waitFor();
const press = async (page: Page, name: RegExp) => {
  await page.getByRole('button', { name }).first().click();
  await page.locator('.sheet').first().waitFor();
};

const STATES: Record<string, State> = {
  // from here on there are games to continue, a finished one and a damaged one
  'games, kept': {
    url: `/?play=chessfootball#${encodeActions(['e2e4', 'd7d5'])}`,
    reach: async (page) => {
      await ready(page);
      const game = await keptWith(page, 2);
      await overwrite(page, { id: 'damaged' });
      await page.goto(`/?play=chessfootball&bot=level1&as=white&seed=2#${encodeActions(['e2e4', 'resign:white'])}`);
      await page.locator('.headline.over').waitFor();
      await keptWith(page, 2);
      expect(game.over).toBe(false);
      await page.goto('/?games=all');
      await page.locator('.kept').nth(2).waitFor();
    },
  },
  'home, with games to continue': { url: '/', reach: (page) => page.locator('.unfinished .kept').waitFor() },
  open: { url: '/?open=1', reach: heading },
  'open, not a record': {
    url: '/?open=1',
    reach: async (page) => {
      await page.locator('textarea').first().fill('striker record');
      await page.getByRole('button', { name: 'Open', exact: true }).first().click();
      await page.locator('.fault').waitFor();
    },
  },
  'modes of chess football': { url: '/?modes=chessfootball', reach: heading },
  'modes of carrom': { url: '/?modes=carrom', reach: heading },
  'modes of disc football': { url: '/?modes=discfootball', reach: heading },
  referee: { url: '/?referee=carrom', reach: heading },
  'plans of carrom': { url: '/?plans=carrom', reach: heading },
  'plans of disc football': { url: '/?plans=discfootball', reach: heading },
  'rules of carrom': { url: '/?rules=carrom', reach: (page) => page.locator('#CA1').waitFor() },
  'rules of disc football': { url: '/?rules=discfootball', reach: (page) => page.locator('#DF1').waitFor() },
  carrom: { url: '/?play=carrom&bot=random&as=south&seed=1', reach: (page) => page.locator('.shot-board').waitFor() },
  'carrom, settings': {
    url: '/?play=carrom',
    reach: async (page) => {
      await discsReady(page);
      await press(page, /^At the board/);
    },
  },
  'carrom, a new game': {
    url: '/?play=carrom',
    reach: async (page) => {
      await discsReady(page);
      await press(page, /^New game/);
    },
  },
  'disc football': { url: '/?play=discfootball', reach: (page) => discsReady(page) },
  'disc football, a new game': {
    url: '/?play=discfootball',
    reach: async (page) => {
      await discsReady(page);
      await press(page, /^New game/);
    },
  },
  'practice, placing': {
    url: '/?play=carrom&practice=1',
    reach: async (page) => {
      await discsReady(page);
      await page.locator('.mode-bar [aria-expanded]').click();
      await page.locator('.edit-position').waitFor();
    },
  },
  'two computers': { url: '/?play=chessfootball&bots=white:level1,black:level1&seed=1', reach: (page) => page.locator('.mode-bar').waitFor() },
  'a page that does not exist': { url: '/?play=nothing', reach: (page) => page.locator('.message').waitFor() },
};

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

test.each([
  ['light', { colorScheme: 'light' as const }],
  ['dark', { colorScheme: 'dark' as const }],
  ['on a phone', PHONE],
])('nothing against accessibility, %s', async (look, options) => {
  const { page, complaints } = await open(browser, server.url, options);
  const found: Record<string, unknown> = {};
  for (const [name, { url, reach }] of Object.entries(STATES)) {
    await page.goto(url);
    await reach(page);
    // what is not a matter of colour is the same in both
    const against = await axe(page, look === 'dark' ? ['color-contrast'] : undefined);
    if (against.length) found[name] = against;
    if (look !== 'on a phone') continue;
    const odd = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      small: [...document.querySelectorAll<HTMLElement>('button, .button, select, .segments label')]
        .filter((element) => element.offsetParent && !element.closest('.moves li, .strokes li'))
        .filter((element) => element.getBoundingClientRect().height < 43.5)
        .map((element) => element.outerHTML.slice(0, 120)),
    }));
    if (odd.width > 360 || odd.small.length) found[`${name}, size`] = odd;
  }
  expect(found).toEqual({});
  expect(complaints).toEqual([]);
});

// No key in the place of words, no brace that was never filled, nothing cut off.
const WORDY = ['home, with games to continue', 'games, kept', 'open', 'modes of carrom', 'referee', 'plans of disc football', 'carrom', 'disc football'];

test.each(['en', 'es', 'pl', 'ru', 'pseudo'])('whole in %s', async (language) => {
  const { page, complaints } = await open(browser, server.url, PHONE);
  await page.addInitScript((name) => localStorage.setItem('striker.language', name), language);
  await page.goto(`/?play=chessfootball#${encodeActions(['e2e4', 'd7d5'])}`);
  await ready(page);
  await keptWith(page, 2);
  const found: Record<string, unknown> = {};
  for (const name of WORDY) {
    await page.goto(name === 'games, kept' ? '/?games=all' : STATES[name]!.url);
    await (name === 'games, kept' ? page.locator('.kept').first().waitFor() : STATES[name]!.reach(page));
    expect(await page.getAttribute('html', 'lang')).toBe(language === 'pseudo' ? 'en' : language);
    const text = await page.locator('body').innerText();
    const raw = text.match(/\b[a-z]+\.[a-z_]+\.[\w.]+|\{\w+/g);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main button, main .button, header select, main h1, main h2, main label')]
        .filter((element) => element.offsetParent && !element.matches('.unseen, .unseen *') && element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible')
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (raw || cut.length || width > 360) found[name] = { raw, cut, width };
  }
  expect(found).toEqual({});
  expect(complaints).toEqual([]);
});

test('a game that does not exist: said on every page, with a way home', async () => {
  const { page, complaints } = await open(browser, server.url);
  for (const url of ['/?play=nothing', '/?rules=nothing#X1', '/?modes=nothing', '/?plans=nothing', '/?referee=nothing']) {
    await page.goto(url);
    const message = page.getByRole('alert');
    await message.getByText('This game does not exist here').waitFor();
    await message.getByRole('link', { name: 'Home' }).click();
    await page.locator('.games').waitFor();
  }
  expect(complaints).toEqual([]);
});

test('one sound switch for all games, kept', async () => {
  const { page, complaints } = await open(browser, server.url);
  const pressed = () => page.getByRole('button', { name: 'Sound' }).getAttribute('aria-pressed');
  await page.goto('/');
  expect(await pressed()).toBe('true');
  await page.getByRole('button', { name: 'Sound' }).click();
  expect(await pressed()).toBe('false');
  for (const url of ['/?play=carrom', '/?play=discfootball', '/?play=chessfootball']) {
    await page.goto(url);
    expect([url, await pressed()]).toEqual([url, 'false']); // and there is only one on the page
  }
  await page.getByRole('button', { name: 'Sound' }).click();
  await page.goto('/');
  expect(await pressed()).toBe('true');
  expect(complaints).toEqual([]);
});

test('one click to play, for every game', async () => {
  const { page, complaints } = await open(browser, server.url);
  for (const [game, board] of [
    ['chessfootball', '.board[data-side]'],
    ['carrom', '.shot-board'],
    ['discfootball', '.shot-board[data-seat]'],
  ] as const) {
    await page.goto('/');
    const card = page.locator(`[aria-labelledby=game-${game}]`);
    await card.locator('.picture svg').waitFor(); // a real board
    await card.locator('.primary').click();
    await page.locator(board).waitFor();
    const query = new URL(page.url()).searchParams;
    expect(query.get('play')).toBe(game);
    expect(query.get('bot')).toBeTruthy();
  }
  expect(complaints).toEqual([]);
});
