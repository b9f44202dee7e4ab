// Chess football from the first move to the last by keyboard alone, and by touch on a small screen.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadCore } from '../test/core';
import { decodeActions } from '../src/app/actions_code';
import { launch, open } from './browser';
import { serve, type Served } from './server';
import { headline, middle, ready } from './table';

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

const played = (page: Page) => decodeActions(new URL(page.url()).hash.slice(1))!;

// Plays a whole game against level 1, each action done by `perform`.
async function wholeGame(page: Page, seed: number, perform: (page: Page, action: string) => Promise<void>): Promise<void> {
  await page.goto(`/?play=chessfootball&bot=level1&as=white&seed=${seed}`);
  await ready(page, 'white');
  for (let turn = 0; turn < 60; turn++) {
    const actions = played(page);
    const { action } = core('bot', { game: 'chessfootball', actions, bot: 'level8', nodes: 3000, bot_seed: 1 });
    await perform(page, action);
    await page.waitForFunction(
      (n) => document.querySelector('.headline.over') || (document.querySelector('.board[data-side]') && document.querySelectorAll('.moves li button').length >= n),
      actions.length + 2,
    );
    expect(played(page)[actions.length]).toBe(action);
    if (await page.locator('.headline.over').count()) break;
  }
  expect(await headline(page)).toBe('You win');
}

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 120; i++) {
    if (await page.evaluate((wanted) => !!document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not come to ${selector}`);
}

// The focus on the board walks to a square.
async function walkTo(page: Page, square: string): Promise<void> {
  await tabTo(page, '[role=gridcell]');
  const here = await page.evaluate(() => (document.activeElement as SVGElement).dataset['square']!);
  const files = square.charCodeAt(0) - here.charCodeAt(0);
  const ranks = Number(square[1]) - Number(here[1]);
  for (let i = 0; i < Math.abs(files); i++) await page.keyboard.press(files > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let i = 0; i < Math.abs(ranks); i++) await page.keyboard.press(ranks > 0 ? 'ArrowUp' : 'ArrowDown');
  expect(await page.evaluate(() => (document.activeElement as SVGElement).dataset['square'])).toBe(square);
}

test('a whole game by keyboard alone', async () => {
  const { page, complaints } = await open(browser, server.url);
  await wholeGame(page, 21, async (_, action) => {
    await walkTo(page, action.slice(0, 2));
    if (action[2] === ':') {
      await page.keyboard.press('b');
      await tabTo(page, `[data-play="${action}"]`);
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('Enter');
    await walkTo(page, action.slice(2, 4));
    await page.keyboard.press('Enter');
    if (action.length === 5) await page.keyboard.press('Enter'); // the queen is offered first
  });
  expect(complaints).toEqual([]);
});

test('a whole game by touch at 360 px', async () => {
  const { page, complaints } = await open(browser, server.url, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const tap = async (square: string) => {
    const { x, y } = await middle(page, square);
    await page.touchscreen.tap(x, y);
  };
  await wholeGame(page, 31, async (_, action) => {
    await tap(action.slice(0, 2));
    if (action[2] === ':') {
      await tap(action.slice(0, 2)); // the same piece again: its ball
      await page.locator(`[data-play="${action}"]`).tap();
      return;
    }
    await tap(action.slice(2, 4));
    if (action.length === 5) await page.locator('.promotion button').first().tap();
  });
  expect(complaints).toEqual([]);
});
