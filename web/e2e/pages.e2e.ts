// Every page and state: accessible in both colours, spoken in four languages, whole at 360 px.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodeActions } from '../src/app/actions_code';
import { axe, launch, open } from './browser';
import { serve, type Served } from './server';
import { moves, ready } from './table';

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

const GOAL = `/?play=chessfootball&state=${encodeURIComponent('6k1/5ppp/5n2/1R2r3/8/8/5PPP/6K1 w - - 0 30 b5 - 0:0')}`;
const PROMOTION = `/?play=chessfootball&state=${encodeURIComponent('6k1/1P3ppp/8/8/8/8/5PPP/6K1 w - - 0 30 b7 - 0:0')}`;

const STATES: Record<string, { url: string; reach: (page: Page) => Promise<unknown> }> = {
  home: { url: '/', reach: (page) => page.locator('.lane').waitFor() },
  start: { url: '/?play=chessfootball&bot=level1&as=white&seed=1', reach: (page) => ready(page) },
  'ball in hand': {
    url: GOAL,
    reach: async (page) => {
      await ready(page);
      await page.locator('.ball-toggle').click();
      await page.locator('[data-play="b5:n"]').focus();
    },
  },
  promotion: {
    url: PROMOTION,
    reach: async (page) => {
      await ready(page);
      await page.locator('[data-square="b7"]').press('Enter');
      await page.locator('[data-square="b8"]').press('Enter');
      await page.locator('.promotion').waitFor();
    },
  },
  over: { url: `${GOAL}#${encodeActions(['b5:n'])}`, reach: (page) => page.locator('.headline.over').waitFor() },
  fault: {
    url: `/?play=chessfootball#${encodeActions(['e2e4', 'e7e3'])}`,
    reach: (page) => page.locator('.fault').waitFor(),
  },
  'new game': {
    url: '/?play=chessfootball',
    reach: async (page) => {
      await ready(page);
      await page.locator('.actions .button').last().click();
      await page.locator('.sheet').waitFor();
    },
  },
  broken: { url: '/?play=chessfootball&state=nonsense', reach: (page) => page.locator('.message').waitFor() },
  rules: { url: '/?rules=chessfootball', reach: (page) => page.locator('.clauses .lane').last().waitFor() },
};

test.each(['light', 'dark'] as const)('nothing against accessibility, %s', async (colorScheme) => {
  const { page, complaints } = await open(browser, server.url, { colorScheme });
  for (const [name, { url, reach }] of Object.entries(STATES)) {
    await page.goto(url);
    await reach(page);
    // what is not a matter of colour is the same in both
    expect([name, await axe(page, colorScheme === 'dark' ? ['color-contrast'] : undefined)]).toEqual([name, []]);
  }
  expect(complaints).toEqual([]);
});

test('360 px: all in the width, big enough for a thumb, played by touch', async () => {
  const { page, complaints } = await open(browser, server.url, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  for (const [name, { url, reach }] of Object.entries(STATES)) {
    await page.goto(url);
    await reach(page);
    const found = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      small: [...document.querySelectorAll<HTMLElement>('button, .button, select, .segments label')]
        .filter((element) => element.offsetParent && !element.closest('li'))
        .filter((element) => element.getBoundingClientRect().height < 44)
        .map((element) => element.outerHTML.slice(0, 120)),
      square: document.querySelector('.board[role=grid] .cell')?.getBoundingClientRect().width ?? 45,
    }));
    expect([name, found.width, found.small]).toEqual([name, 360, []]);
    expect(found.square).toBeGreaterThanOrEqual(44);
    if (name !== 'rules') expect([name, await axe(page)]).toEqual([name, []]);
  }
  await page.goto('/?play=chessfootball');
  await ready(page);
  await page.locator('[data-square="e2"] .cell').tap();
  await page.locator('[data-square="e4"] .cell').tap();
  await page.waitForFunction(() => document.querySelectorAll('.moves li button').length === 1);
  expect(await moves(page)).toEqual(['e4o']);
  expect(complaints).toEqual([]);
});

const HEADINGS = {
  en: ['Your move', 'All rules', 'New game'],
  es: ['Te toca', 'Todas las reglas', 'Nueva partida'],
  pl: ['Twój ruch', 'Pełne zasady', 'Nowa partia'],
  ru: ['Ваш ход', 'Полные правила', 'Новая партия'],
};

test.each(Object.entries(HEADINGS))('everything in %s', async (language, [turn, rules, fresh]) => {
  const { page, complaints } = await open(browser, server.url, { locale: language });
  for (const name of ['home', 'start', 'ball in hand', 'over', 'new game', 'rules'] as const) {
    const { url, reach } = STATES[name]!;
    await page.goto(url);
    await reach(page);
    const text = await page.locator('body').innerText();
    expect([name, text.match(/\b[a-z]+\.[a-z_]+\.[\w.]+|\{\w+/g)]).toEqual([name, null]);
    expect(await page.getAttribute('html', 'lang')).toBe(language);
    if (name === 'start') expect(text).toContain(turn);
    if (name === 'rules') expect(text).toContain(rules);
    if (name === 'new game') expect(text).toContain(fresh);
  }
  expect(complaints).toEqual([]);
});

test('language and colours are chosen once and kept', async () => {
  const { page, complaints } = await open(browser, server.url);
  await page.goto('/');
  await page.locator('header select').selectOption('ru');
  await page.getByRole('link', { name: 'Играть', exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Тёмные цвета' }).click();
  expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
  await page.reload();
  await page.getByRole('link', { name: 'Играть', exact: true }).first().waitFor();
  expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
  await page.getByRole('button', { name: 'Светлые цвета' }).click();
  expect(await page.getAttribute('html', 'data-theme')).toBeNull();
  expect(complaints).toEqual([]);
});

test('a clause has its own address, and links lead to it', async () => {
  const { page, complaints } = await open(browser, server.url);
  await page.goto('/?rules=chessfootball#CF25');
  await page.locator('#CF25').waitFor();
  expect(await page.locator('#CF25').evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(800);
  await page.goto(`/?play=chessfootball#${encodeActions(['e2e4'])}`);
  await ready(page);
  await page.locator('.status .clause').last().click();
  await page.locator('#CF5.here').waitFor();
  await page.goBack();
  await ready(page, 'black');
  expect(complaints).toEqual([]);
});

test('a new game by the options of the panel', async () => {
  const { page, complaints } = await open(browser, server.url);
  await page.goto('/?play=chessfootball');
  await ready(page);
  await page.locator('.actions .button').last().click();
  const sheet = page.locator('.sheet');
  const pick = (group: RegExp, name: string) => sheet.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check();
  await pick(/Opponent/, 'Computer');
  await pick(/Level/, '1');
  await pick(/You play/, 'Black');
  await pick(/Goals to win/, '3');
  await pick(/After a goal/, 'Set up anew');
  await pick(/The ball starts/, 'on d4');
  await sheet.getByRole('button', { name: 'Start' }).click();
  await ready(page, 'black'); // the computer has moved
  const query = new URL(page.url()).searchParams;
  expect(Object.fromEntries(query)).toMatchObject({
    play: 'chessfootball', bot: 'level1', as: 'black', goals_to_win: '3', after_goal: 'reset', ball_start: 'd4',
  });
  expect(await moves(page)).toHaveLength(1);
  expect(complaints).toEqual([]);
});
