// Whole games by mouse, through the page alone; the core under Node only says what a player of the test would like to do.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadCore } from '../test/core';
import { decodeActions, encodeActions } from '../src/app/actions_code';
import { DIRECTIONS, screenStep } from '../src/board/geometry';
import { launch, open } from './browser';
import { serve, type Served } from './server';
import { click, clickMove, drag, dragMove, headline, middle, moves, ready, status, within } from './table';

let server: Served;
let browser: Browser;
const core = await loadCore();
beforeAll(async () => {
  server = await serve();
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  server.stop();
});

const at = (state: string, more = '') => `/?play=chessfootball&state=${encodeURIComponent(state)}${more}`;
const chess = (page: Page) => page.getByRole('region', { name: 'Chess football' }); // of the home page
const played = (page: Page) => decodeActions(new URL(page.url()).hash.slice(1))!;

// An action as a hand does it: drag the piece, or the ball on it.
async function perform(page: Page, action: string): Promise<void> {
  const from = action.slice(0, 2);
  const [, aim] = action.split(':');
  if (!aim) {
    await dragMove(page, from, action.slice(2, 4));
    if (action.length === 5) {
      await page.locator('.promotion button').nth('qrbn'.indexOf(action[4]!)).click();
    }
    return;
  }
  const ball = await within(page, from, 0.77, 0.76);
  const direction = DIRECTIONS.find((name) => name === aim);
  if (!direction) {
    await drag(page, ball, await middle(page, aim));
    return;
  }
  const home = await middle(page, from);
  const side = (await page.locator(`[data-square="${from}"] .cell`).boundingBox())!.width;
  const step = screenStep(direction, (await page.locator('.player.near').getAttribute('data-side')) === 'black');
  await drag(page, ball, { x: home.x + step.x * side, y: home.y + step.y * side });
}

test('a whole game by mouse against level 1', async () => {
  const { page, complaints } = await open(browser, server.url);
  await page.goto('/?play=chessfootball&bot=level1&as=white&seed=11');
  await ready(page, 'white');
  let turns = 0;
  for (; turns < 90; turns++) {
    const actions = played(page);
    const { action } = core('bot', { game: 'chessfootball', actions, bot: 'level8', nodes: 3000, bot_seed: 1 });
    await perform(page, action);
    await page.waitForFunction(
      (count) => document.querySelector('.headline.over') || (document.querySelector('.board[data-side]') && document.querySelectorAll('.moves li button').length >= count),
      actions.length + 2,
    );
    expect(played(page)[actions.length]).toBe(action);
    if (await page.locator('.headline.over').count()) break;
  }
  expect(await headline(page)).toBe('You win');
  expect(await status(page)).toMatch(/CF(19|21)/);
  expect(await page.locator('.board[data-side]').count()).toBe(0);
  expect(complaints).toEqual([]);
  // the finished game can be looked through from its address
  await page.reload();
  await page.getByRole('button', { name: 'To the start' }).click();
  expect(await headline(page)).toMatch(/^Position 0 of \d+$/);
  await page.getByRole('button', { name: 'Back to the game' }).click();
  expect(await headline(page)).toBe('You win');
  expect(complaints).toEqual([]);
});

test('two people: a goal by dragging the ball, shown before it is let go', async () => {
  const { page, complaints } = await open(browser, server.url, { reducedMotion: 'no-preference' });
  await page.goto('/');
  await chess(page).getByRole('link', { name: 'Two players' }).click();
  for (const move of ['b1c3', 'h7h6', 'c3d5', 'h6h5', 'd5b6', 'h5h4', 'b6a8', 'h4h3']) {
    const count = (await moves(page)).length;
    await ready(page, count % 2 ? 'black' : 'white');
    await dragMove(page, move.slice(0, 2), move.slice(2));
    await page.waitForFunction((n) => document.querySelectorAll('.moves li button').length === n, count + 1);
  }
  expect((await moves(page)).slice(2, 3)).toEqual(['Nd5o']);
  await ready(page, 'white');
  const ball = await within(page, 'a8', 0.77, 0.76);
  const net = await within(page, 'a8', 0.5, -0.2);
  await page.mouse.move(ball.x, ball.y);
  await page.mouse.down();
  await page.mouse.move(net.x, net.y, { steps: 4 });
  expect(await page.locator('.lane.strong[data-lane="a8:n"] .goal-lit').count()).toBe(1);
  expect(await headline(page)).toBe('White to move');
  await page.mouse.up();
  await page.locator('.headline.over').waitFor();
  expect(await headline(page)).toBe('White wins');
  expect(await status(page)).toContain('Goal for White: 1:0');
  expect(complaints).toEqual([]);
});

test('taps, the piece and ball toggle, the interception and its taker', async () => {
  const { page, complaints } = await open(browser, server.url);
  await page.goto(at('6k1/2p2ppp/8/8/3N4/8/5PPP/6K1 w - - 0 24 d4 - 0:0'));
  await ready(page, 'white');
  await click(page, 'd4');
  expect(await page.locator('.target').count()).toBeGreaterThan(5);
  await click(page, 'd4'); // the same piece again: now its ball
  expect(await page.locator('.target').count()).toBe(0);
  expect(await page.locator('.lane.faint').count()).toBe(8);
  const d5 = await middle(page, 'd5');
  await page.mouse.move(d5.x, d5.y);
  const lane = page.locator('.lane.strong[data-lane="d4:n"]');
  expect(await lane.locator('.controlled').count()).toBe(1);
  expect(await lane.locator('.interceptor').count()).toBe(1);
  await page.mouse.click(d5.x, d5.y);
  await page.waitForFunction(() => document.querySelectorAll('.moves li button').length === 1);
  expect(await moves(page)).toEqual(['d4:n_c7']);
  expect(await status(page)).toContain('Intercepted on d6: the pawn on c7 takes the ball. CF13');
  expect(await page.locator('.player.far .has-ball').count()).toBe(1);
  await page.getByRole('button', { name: 'Take back' }).click();
  await ready(page, 'white');
  // the same from the pad
  await page.locator('.ball-toggle').click();
  await page.locator('[data-play="d4:n"]').click();
  await page.waitForFunction(() => document.querySelectorAll('.moves li button').length === 1);
  expect(complaints).toEqual([]);
});

test('a refusal is explained with its clause; a drag home and Escape cancel', async () => {
  const { page, complaints } = await open(browser, server.url);
  await page.goto(at('4r1k1/5ppp/8/8/4N3/8/5PPP/4K3 w - - 0 30 e4 - 0:0'));
  await ready(page, 'white');
  await dragMove(page, 'e4', 'f6');
  await page.locator('.fault').waitFor();
  expect(await page.locator('.fault').textContent()).toMatch(/king in check.*CF9/);
  expect(await page.locator('.fault a').getAttribute('href')).toBe('?rules=chessfootball#CF9');

  const e4 = await middle(page, 'e4');
  const h7 = await middle(page, 'h7');
  await page.mouse.move(e4.x, e4.y);
  await page.mouse.down();
  await page.mouse.move(h7.x, h7.y, { steps: 3 });
  await page.mouse.move(e4.x, e4.y, { steps: 3 });
  await page.mouse.up();
  await page.mouse.move(e4.x, e4.y);
  await page.mouse.down();
  await page.mouse.move(h7.x, h7.y, { steps: 3 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(played(page)).toEqual([]);
  expect(await page.locator('.lane, .target').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('a reload in the middle loses nothing; Back, Forward and Continue', async () => {
  const { page, complaints } = await open(browser, server.url);
  await page.goto('/');
  await chess(page).getByRole('link', { name: 'Play', exact: true }).click();
  await ready(page, 'white');
  for (const [from, to, count] of [['e2', 'e4', 2], ['a2', 'a3', 4]] as const) {
    await clickMove(page, from, to);
    await page.waitForFunction((n) => document.querySelectorAll('.moves li button').length === n, count);
    await ready(page, 'white');
  }
  const before = await moves(page);
  const url = page.url();
  await page.reload();
  await ready(page, 'white');
  expect(await moves(page)).toEqual(before);
  expect(page.url()).toBe(url);
  await page.goBack();
  await chess(page).getByRole('link', { name: 'Continue' }).waitFor();
  await page.goForward();
  await ready(page, 'white');
  expect(await moves(page)).toEqual(before);
  await page.goBack();
  await chess(page).getByRole('link', { name: 'Continue' }).click();
  await ready(page, 'white');
  expect(await moves(page)).toEqual(before);
  // a position of the game has its own address
  await page.getByRole('button', { name: 'One back' }).click();
  expect(page.url()).toContain('at=3');
  await page.reload();
  await page.getByRole('button', { name: 'Back to the game' }).waitFor();
  expect(await headline(page)).toBe('Position 3 of 4');
  expect(complaints).toEqual([]);
});

test('by keys alone, promotion included', async () => {
  const { page, complaints } = await open(browser, server.url);
  await page.goto(at('6k1/4P3/8/8/8/8/5PPP/6K1 w - - 0 30 e7 - 0:0'));
  await ready(page, 'white');
  await page.locator('[data-square="e2"]').focus();
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowUp');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('e7, white pawn, has the ball');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.locator('.promotion').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelectorAll('.moves li button').length === 1);
  expect(await moves(page)).toEqual(['e8=Q+']);
  expect(complaints).toEqual([]);
});

test('a thinking computer can be hurried and stopped', async () => {
  const { page, complaints } = await open(browser, server.url);
  const url = `/?play=chessfootball&bot=level8&as=white&seed=5#${encodeActions(['e2e4'])}`;
  await page.goto(url);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Let it move' }).click();
  const hurry = page.getByRole('button', { name: 'Move now' });
  await Promise.race([hurry.click(), ready(page, 'white')]);
  await ready(page, 'white');
  expect(await moves(page)).toHaveLength(2);
  expect(complaints).toEqual([]);
});

test('resignation and agreed draw are asked once more', async () => {
  const { page, complaints } = await open(browser, server.url);
  await page.goto(`/?play=chessfootball#${encodeActions(['e2e4'])}`);
  await ready(page, 'black');
  await page.getByRole('button', { name: 'Draw' }).click();
  await page.getByRole('button', { name: 'No' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await page.locator('.headline.over').waitFor();
  expect(await headline(page)).toBe('White wins');
  expect(await status(page)).toContain('Black resigned.');
  expect(complaints).toEqual([]);
});
