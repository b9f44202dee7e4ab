// Chess football: plans, confirmation, typed moves, analysis, texts and pictures in and out.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decodeActions, encodeActions } from '../src/app/actions_code';
import { axe, launch, open } from './browser';
import { serve, type Served } from './server';
import { click, clickMove, dragMove, moves, ready, status } from './table';

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

const at = (state: string, more = '') => `/?play=chessfootball${more}&state=${encodeURIComponent(state)}`;
const played = (page: Page) => decodeActions(new URL(page.url()).hash.slice(1))!;
const count = (page: Page, n: number) =>
  page.waitForFunction((wanted) => document.querySelectorAll('.moves li button').length === wanted, n);
const GOAL = '6k1/5ppp/5n2/1R2r3/8/8/5PPP/6K1 w - - 0 30 b5 - 0:0';
const MIDDLE = 'r1b2rk1/1p3ppp/p1n2n2/2q1p3/3NR3/2P2Q2/PP3PPP/5RK1 w - - 0 19 d4 - 1:1';

const thinks = (page: Page) => page.waitForSelector('.board[data-plans]');

interface Held {
  held: (() => void)[] | null; // null: no longer
}

// The computer is not asked before the test lets it, so that there is all the time that planning needs.
async function hold(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const here = window as unknown as Held;
    here.held = [];
    window.Worker = class extends Worker {
      override postMessage(message: unknown): void {
        const asksBot = JSON.stringify(message).includes('"verb\\":\\"bot');
        if (here.held && asksBot) here.held.push(() => super.postMessage(message));
        else super.postMessage(message);
      }
    };
  });
}
const release = (page: Page) =>
  page.evaluate(() => {
    const here = window as unknown as Held;
    for (const send of here.held ?? []) send();
    here.held = null;
  });

test('a planned move is drawn, replaced, cancelled, and played when the turn comes', async () => {
  const { page, complaints } = await open(browser, server.url);
  await hold(page);
  await page.goto('/?play=chessfootball&bot=level1&as=white&seed=5');
  await ready(page, 'white');
  await clickMove(page, 'e2', 'e4');
  await thinks(page);
  await clickMove(page, 'g1', 'f3');
  expect(await page.locator('[data-arrow="g1f3"]').count()).toBe(1);
  expect(await page.locator('.plan-row').textContent()).toContain('Planned: g1–f3');
  await page.keyboard.press('Escape');
  expect(await page.locator('[data-arrow]').count()).toBe(0);
  await dragMove(page, 'b1', 'c3');
  await page.getByRole('button', { name: 'Cancel the plan' }).click();
  expect(await page.locator('[data-arrow]').count()).toBe(0);
  await dragMove(page, 'a2', 'a4');
  await clickMove(page, 'h2', 'h3'); // another one takes its place
  expect(await page.locator('[data-arrow="h2h3"]').count()).toBe(1);
  await release(page);
  await page.waitForFunction(() => document.querySelectorAll('.moves li button').length >= 3);
  expect(played(page)[2]).toBe('h2h3');
  expect(complaints).toEqual([]);
});

test('a plan that is not possible is dropped, with the reason', async () => {
  const { page, complaints } = await open(browser, server.url);
  await hold(page);
  await page.goto('/?play=chessfootball&bot=level1&as=white&seed=5');
  await ready(page, 'white');
  await clickMove(page, 'e2', 'e4');
  await thinks(page);
  await dragMove(page, 'a1', 'c5');
  expect(await page.locator('[data-arrow="a1c5"]').count()).toBe(1);
  await release(page);
  await ready(page, 'white');
  await page.locator('.status .fault').waitFor();
  expect(await status(page)).toMatch(/The planned a1–c5 was not possible\. The rook cannot go from a1 to c5\./);
  expect(played(page)).toHaveLength(2);
  await click(page, 'g1'); // read: it goes with the next piece
  expect(await page.locator('.status .fault').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('who takes back takes the plan back as well', async () => {
  const { page, complaints } = await open(browser, server.url);
  await hold(page);
  await page.goto('/?play=chessfootball&bot=level1&as=white&seed=5');
  await ready(page, 'white');
  await clickMove(page, 'e2', 'e4');
  await thinks(page);
  await clickMove(page, 'g1', 'f3');
  await page.getByRole('button', { name: 'Take back' }).click();
  await ready(page, 'white');
  expect(await page.locator('[data-arrow]').count()).toBe(0);
  await clickMove(page, 'd2', 'd4');
  await thinks(page);
  expect(played(page)).toEqual(['d2d4']);
  expect(complaints).toEqual([]);
});

// The computer has one action only, so that the plan is sure to meet it.
const FORCED = {
  shot: { state: '7k/5Q2/6pp/8/8/8/1R6/6K1 w - - 0 30 b2 - 0:0', first: ['f7', 'e7'], typed: 'b2:n' },
  steal: { state: 'k7/8/2K5/8/8/8/8/7R w - - 0 30 a8 - 0:0', first: ['h1', 'a1'], typed: 'a1a8' },
  promotion: { state: '7k/P4Q2/7p/8/8/8/8/6K1 w - - 0 30 - - 0:0', first: ['g1', 'g2'], typed: 'a7a8n' },
  castling: { state: '7k/5Q2/7p/8/8/8/8/4K2R w K - 0 30 a1 - 0:0', first: ['f7', 'e7'], typed: 'e1g1' },
};

test.each(Object.entries(FORCED))('a planned %s', async (_, { state, first, typed }) => {
  const { page, complaints } = await open(browser, server.url);
  await hold(page);
  await page.goto(at(state, '&bot=level1&as=white&seed=1&goals_to_win=2'));
  await ready(page, 'white');
  await clickMove(page, first[0]!, first[1]!);
  await thinks(page);
  await page.locator('.typed input').fill(typed);
  await page.locator('.typed input').press('Enter');
  await release(page);
  await page.waitForFunction(() => document.querySelectorAll('.moves li button').length >= 3);
  expect(played(page)[2]).toBe(typed);
  expect(complaints).toEqual([]);
});

test('a planned shot by the pieces on the board, a planned promotion asks for its piece', async () => {
  const { page, complaints } = await open(browser, server.url);
  await hold(page);
  await page.goto(at('r3k2r/pppq1ppp/2npbn2/4p3/4P3/2NPBN2/PPPQ1PPP/R3K2R b KQkq - 0 9 e4 - 0:0', '&bot=level8&as=white&seed=5'));
  await thinks(page);
  await click(page, 'e4');
  await click(page, 'e4'); // its ball
  await click(page, 'e3');
  expect(await page.locator('[data-arrow="e4:s"].with-ball').count()).toBe(1);
  await page.goto(at('r3k2r/P2q1ppp/2npbn2/4p3/4P3/2NPBN2/1PPQ1PPP/R3K2R b KQkq - 0 9 e4 - 0:0', '&bot=level8&as=white&seed=5'));
  await thinks(page);
  await dragMove(page, 'a7', 'b8');
  await page.locator('.promotion button').nth(3).click();
  expect(await page.locator('[data-arrow="a7b8n"]').count()).toBe(1);
  expect(complaints).toEqual([]);
});

test('a move that is to be confirmed', async () => {
  const { page, complaints } = await open(browser, server.url);
  await page.goto('/?play=chessfootball');
  await ready(page, 'white');
  await page.getByRole('button', { name: /^More/ }).click();
  await page.getByLabel('Ask before each move is played').check();
  await page.keyboard.press('Escape');
  await clickMove(page, 'e2', 'e4');
  expect(await page.locator('[data-arrow="e2e4"]').count()).toBe(1);
  expect(await page.locator('.confirm').textContent()).toContain('Play e2–e4?');
  await page.keyboard.press('Escape');
  expect(await page.locator('.confirm, [data-arrow]').count()).toBe(0);
  await dragMove(page, 'd2', 'd4');
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(played(page)).toEqual([]);
  await dragMove(page, 'd2', 'd4');
  await page.getByRole('button', { name: 'Play it' }).click();
  await count(page, 1);
  expect(played(page)).toEqual(['d2d4']);
  // kept, and by keys
  await page.reload();
  await ready(page, 'black');
  await page.locator('[data-square="e7"]').press('Enter');
  await page.locator('[data-square="e5"]').press('Enter');
  await page.locator('.confirm').waitFor();
  await page.locator('[data-square="e5"]').press('Enter');
  await count(page, 2);
  expect(complaints).toEqual([]);
});

test('keys go through the game and turn the board', async () => {
  const { page, complaints } = await open(browser, server.url);
  await page.goto(`/?play=chessfootball#${encodeActions(['e2e4', 'e7e5', 'g1f3'])}`);
  await ready(page, 'black');
  const seen = () => page.locator('.moves [aria-current]').textContent();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  expect(await seen()).toBe('e4o');
  await page.keyboard.press('ArrowRight');
  expect(await seen()).toBe('e5');
  await page.keyboard.press('End');
  expect(await seen()).toBe('Nf3');
  await page.keyboard.press('f'); // not from outside the game
  expect(await page.locator('.player.near').getAttribute('data-side')).toBe('white');
  await page.locator('[data-square="e7"]').press('f');
  expect(await page.locator('.player.near').getAttribute('data-side')).toBe('black');
  await page.locator('.typed input').pressSequentially('f');
  expect(await page.locator('.player.near').getAttribute('data-side')).toBe('black');
  expect(complaints).toEqual([]);
});

test('a tap on the other side’s carrier shows where it could play the ball', async () => {
  const { page, complaints } = await open(browser, server.url);
  await page.goto(at('6k1/5ppp/5n2/8/1r6/6N1/5PPP/6K1 w - - 0 30 b4 - 0:0'));
  await ready(page, 'white');
  await click(page, 'b4');
  await page.locator('.lane.scores[data-lane="b4:s"] .goal-lit').waitFor();
  expect(await page.locator('.lane').count()).toBe(8);
  expect(await status(page)).toContain('b4:s: Shoot: goal.');
  await click(page, 'b4'); // and hides it again
  expect(await page.locator('.lane').count()).toBe(0);
  await page.locator('[data-square="b4"]').press('Enter');
  await page.locator('.lane').first().waitFor();
  await click(page, 'g3');
  expect(await page.locator('.lane').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('moves are typed as notation or squares', async () => {
  const { page, complaints } = await open(browser, server.url);
  await page.goto('/?play=chessfootball');
  await ready(page, 'white');
  const type = async (text: string) => {
    await page.locator('.typed input').fill(text);
    await page.locator('.typed input').press('Enter');
  };
  for (const [i, text] of ['e4', 'Nf6', 'e4:e', 'Nf6xh5'].entries()) {
    await type(text);
    if (text === 'Nf6xh5') break;
    if (text === 'e4:e') await page.locator('.moves li button').nth(2).waitFor();
    else await count(page, i + 1);
  }
  await page.locator('.fault').waitFor();
  expect(await page.locator('.fault').textContent()).toContain('not understood');
  await type('a8a5');
  await page.locator('.fault', { hasText: 'cannot go from a8 to a5' }).waitFor();
  await type('0-0');
  await page.locator('.fault', { hasText: 'not understood' }).waitFor();
  expect(await moves(page)).toEqual(['e4o', 'Nf6', 'e4:e_f6']);
  expect(complaints).toEqual([]);
});

test('texts and pictures out, and texts in', async () => {
  const { page, complaints } = await open(browser, server.url, { acceptDownloads: true });
  await page.goto(`/?play=chessfootball&goals_to_win=3#${encodeActions(['e2e4', 'g8f6', 'd2d4'])}`);
  await ready(page, 'black');
  await page.getByRole('button', { name: /^More/ }).click();
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('#share-pgn')?.value.includes('d4'));
  const pgn = await field('Moves (PGN)').inputValue();
  expect(pgn).toContain('1. e4o Nf6 2. d4');
  const state = await field('Position (FEN with ball)').inputValue();
  expect(state).toMatch(/^rnbqkb1r\/pppppppp\/5n2\/8\/3PP3\/.* e4 - 0:0$/);
  expect(await field('Link to this game').inputValue()).toBe(page.url());
  await page.getByRole('button', { name: 'Copy: Moves (PGN)' }).click();
  await page.getByText('Copied').waitFor();

  const save = async (name: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name, exact: true }).click()]);
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
  };
  const svg = await save('SVG');
  expect(svg.name).toBe('striker-chessfootball.svg');
  expect(svg.bytes.toString()).toMatch(/^<svg /);
  const png = await save('PNG');
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(png.bytes.readUInt32BE(16)).toBeGreaterThan(1000); // its width
  expect((await save('PGN')).bytes.toString()).toBe(pgn);
  const record = (await save('Record')).bytes.toString();
  expect(record).toMatch(/^striker record 1\n/);

  const load = async (text: string) => {
    await page.goto('/?play=chessfootball');
    await ready(page, 'white');
    await page.getByRole('button', { name: /^More/ }).click();
    await page.getByLabel('PGN, a record, or a position (FEN)').fill(text);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
  };
  for (const text of [pgn, record]) {
    await load(text);
    await ready(page, 'black');
    expect(await moves(page)).toEqual(['e4o', 'Nf6', 'd4']);
    expect(page.url()).toContain('goals_to_win=3');
  }
  await load(state);
  await ready(page, 'black');
  expect(await moves(page)).toEqual([]);
  await load('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1');
  await page.locator('.load .fault').waitFor();
  await load(`${pgn}\n${pgn}`);
  await page.locator('.found a').nth(1).click();
  await ready(page, 'black');
  // from a file
  await page.getByRole('button', { name: /^More/ }).click();
  await page.locator('.load input[type=file]').setInputFiles({ name: 'game.pgn', mimeType: 'text/plain', buffer: Buffer.from('[Variant "ChessFootball"]\n\n1. d4o *\n') });
  await page.waitForFunction(() => document.querySelectorAll('.moves li button').length === 1);
  expect(await moves(page)).toEqual(['d4o']);
  expect(complaints).toEqual([]);
});

test('analysis: lines, arrows, the bar; another course and back', async () => {
  const { page, complaints } = await open(browser, server.url);
  await page.goto(`/?play=chessfootball#${encodeActions(['e2e4', 'e7e5', 'g1f3'])}`);
  await ready(page, 'black');
  await page.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('link', { name: 'Analyse' }).click();
  await page.locator('.ideas li').nth(2).waitFor();
  await page.waitForFunction(() => document.querySelectorAll('.arrow.idea').length === 3);
  expect(await page.getByRole('img', { name: /^Evaluation .* for White\. Goals 0:0\.$/ }).count()).toBe(1);
  await page.getByLabel('Lines').selectOption('1');
  await page.waitForFunction(() => document.querySelectorAll('.ideas li').length === 1);

  await page.getByRole('button', { name: 'To the start' }).click();
  await clickMove(page, 'd2', 'd4'); // both sides may be moved, also from the past
  await count(page, 1);
  expect(await moves(page)).toEqual(['d4o']);
  await page.locator('.ideas .course button').nth(1).click(); // its answer and the next one
  await count(page, 3);
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await count(page, 3);
  expect(await moves(page)).toEqual(['e4o', 'e5', 'Nf3']);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Let it think' }).waitFor();
  expect(await page.locator('.busy').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('analysis sees a goal, and shoots it', async () => {
  const { page, complaints } = await open(browser, server.url);
  await page.goto(at(GOAL, '&analyse=1'));
  await page.locator('.arrow.rank1.with-ball[data-arrow="b5:n"]').waitFor();
  expect(await page.locator('.ideas .score').first().textContent()).toContain('White wins in 1 move.');
  await page.locator('.ideas .course button').first().click();
  await page.locator('.headline.over').waitFor();
  expect(await page.locator('.ideas, .arrow').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('the page answers while the computer thinks', async () => {
  const { page, complaints } = await open(browser, server.url);
  await page.goto(at(MIDDLE, '&analyse=1&goals_to_win=2'));
  await page.locator('.ideas li').nth(2).waitFor();
  await page.evaluate(() => {
    const here = window as unknown as { long: number[] };
    here.long = [];
    new PerformanceObserver((list) => here.long.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
  });
  await page.waitForFunction(() => Number(/\d+/.exec(document.querySelector('.analysis .depth')?.textContent ?? '')?.[0]) >= 14);
  // none is wanted; some come where other work keeps the processors busy
  expect(Math.max(0, ...(await page.evaluate(() => (window as unknown as { long: number[] }).long)))).toBeLessThan(500);
  expect(complaints).toEqual([]);
});

const STATES: Record<string, { url: string; reach(page: Page): Promise<unknown> }> = {
  analysis: { url: at(MIDDLE, '&analyse=1&goals_to_win=2'), reach: (page) => page.locator('.ideas li').nth(2).waitFor() },
  share: {
    url: at(MIDDLE, '&goals_to_win=2'),
    reach: async (page) => {
      await ready(page);
      await page.getByRole('button', { name: /^More/ }).click();
      await page.getByLabel('PGN, a record, or a position (FEN)').fill('x');
      await page.getByRole('button', { name: 'Open', exact: true }).click();
      await page.locator('.load .fault').waitFor();
    },
  },
  plan: {
    url: '/?play=chessfootball&bot=level8&as=white&seed=5',
    reach: async (page) => {
      await ready(page);
      await clickMove(page, 'e2', 'e4');
      await thinks(page);
      await clickMove(page, 'g1', 'f3');
    },
  },
};

test.each([
  ['desktop, light', { colorScheme: 'light' }],
  ['desktop, dark', { colorScheme: 'dark' }],
  ['360 px', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }],
] as const)('nothing against accessibility, %s', async (_, options) => {
  const { page, complaints } = await open(browser, server.url, options);
  await hold(page); // an analysis is let go at once, a plan waits
  for (const [name, { url, reach }] of Object.entries(STATES)) {
    await page.goto(url);
    if (name !== 'plan') await release(page);
    await reach(page);
    expect([name, await axe(page)]).toEqual([name, []]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([name, wide]).toEqual([name, page.viewportSize()!.width]);
  }
  expect(complaints).toEqual([]);
});
