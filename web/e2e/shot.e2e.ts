// Whole short games of carrom and disc football: by mouse, by keyboard alone, by touch at 360 px.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe, launch, open } from './browser';
import { serve, type Served } from './server';
import { NEARLY, played, pull, pullTo, ready, spot, swipe } from './shot';
import { headline, status } from './table';

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

const carrom = `/?play=carrom&state=${encodeURIComponent(NEARLY)}`;
const moving = { reducedMotion: 'no-preference' as const };

// Tasks of more than 50 ms on the page. None is wanted; where other work keeps the processors busy some come, so ten times
// that is what a test can hold them to.
const watchTasks = (page: Page) =>
  page.evaluate(() => {
    const seen: number[] = ((window as unknown as { tasks: number[] }).tasks = []);
    new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => seen.push(Math.round(duration)))).observe({ entryTypes: ['longtask'] });
  });
const longTasks = (page: Page) => page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);

test('carrom by mouse: the striker slid, a pull that is taken back, one that wins the game', async () => {
  const { page, complaints } = await open(browser, server.url, moving);
  await page.goto(carrom);
  await ready(page, 'south');
  // slide to the left end of the base line
  const middle = await spot(page, 'carrom', 'south', [0, -252.6]);
  await pull(page, middle, await spot(page, 'carrom', 'south', [-150, -252.6]));
  const place = page.getByLabel('Place in millimetres');
  expect(Number((await place.inputValue()).replace('−', '-'))).toBeCloseTo(-150, 0);
  await watchTasks(page); // from the first gesture on, which wakes the audio
  const start = await spot(page, 'carrom', 'south', [0, 120]);
  // out and home again: nothing happens
  const far = pullTo(start, 50, 90);
  await page.mouse.move(...start);
  await page.mouse.down();
  await page.mouse.move(...far, { steps: 4 });
  await page.mouse.move(...start, { steps: 4 });
  await page.mouse.up();
  expect(played(page)).toEqual([]);
  // from (−150, −252.6) at the man before the pocket
  const angle = (Math.atan2(300 + 252.6, 300 + 150) * 180) / Math.PI + 0.8; // full in the middle the striker would follow the man
  await page.mouse.move(...start);
  await page.mouse.down();
  await page.mouse.move(...pullTo(start, angle, 60), { steps: 4 });
  await page.mouse.move(...pullTo(start, angle, 150), { steps: 4 });
  await page.waitForFunction(() => document.querySelector('.strike-row .said')?.textContent?.includes('a white man'));
  await page.mouse.up();
  await page.waitForSelector('.headline.over');
  expect(played(page)).toHaveLength(1);
  expect(played(page)[0]).toMatch(/^shot:-150\d*:/);
  expect(await headline(page)).toBe('South wins');
  expect(await status(page)).toMatch(/CA34/);
  expect(Math.max(0, ...(await longTasks(page)))).toBeLessThan(500);
  // the stroke can be seen once more, and looked at from before
  await page.getByRole('button', { name: 'The stroke once more' }).click();
  await page.getByRole('button', { name: 'The stroke once more' }).and(page.locator(':enabled')).waitFor();
  await page.getByRole('button', { name: 'One back' }).click();
  expect(await headline(page)).toBe('Position 0 of 1');
  expect(complaints).toEqual([]);
});

test('carrom by keyboard alone', async () => {
  const { page, complaints } = await open(browser, server.url);
  await page.goto(carrom);
  await ready(page, 'south');
  await page.locator('.pieces').focus();
  for (let i = 0; i < 30; i++) await page.keyboard.press('a');
  for (let i = 0; i < 25; i++) await page.keyboard.press('ArrowUp');
  // targets in the order of their directions: until the man before the pocket is met
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('t');
    await page.waitForTimeout(120);
    if ((await page.locator('.strike-row .said').textContent())?.includes('a white man')) break;
  }
  expect(await page.locator('.strike-row .said').textContent()).toMatch(/^After \d+ cm: a white man/);
  // turned too far the hand would cross the diagonal, or nothing is met; back again
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  for (let i = 0; i < 8; i++) await page.keyboard.press('Shift+ArrowLeft'); // full in the middle the striker would follow the man
  await page.waitForSelector('.strike:enabled');
  await page.locator('.pieces').press('Enter');
  await page.waitForSelector('.headline.over');
  expect(await headline(page)).toBe('South wins');
  expect(complaints).toEqual([]);
});

test('carrom by touch at 360 px: lifting the finger does not strike', async () => {
  const { page, complaints } = await open(browser, server.url, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await page.goto(carrom);
  await ready(page, 'south');
  const touch = await page.context().newCDPSession(page);
  await swipe(touch, await spot(page, 'carrom', 'south', [0, -252.6]), await spot(page, 'carrom', 'south', [-150, -252.6]));
  const place = Number((await page.getByLabel('Place in millimetres').inputValue()).replace('−', '-'));
  expect(Math.abs(place + 150)).toBeLessThan(5);
  const start = await spot(page, 'carrom', 'south', [60, 120]);
  await swipe(touch, start, pullTo(start, 51, 130));
  expect(played(page)).toEqual([]);
  // the fine turn by figures, then the button
  const bearing = 90 - (Math.atan2(300 + 252.6, 300 - place) * 180) / Math.PI - 0.8;
  await page.getByRole('textbox', { name: 'Direction' }).fill(bearing.toFixed(2));
  await page.waitForFunction(() => document.querySelector('.strike-row .said')?.textContent?.includes('a white man'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.getByRole('button', { name: 'Strike' }).tap();
  await page.waitForSelector('.headline.over');
  expect(await headline(page)).toBe('South wins');
  expect(complaints).toEqual([]);
});

test('disc football by mouse against the computer, to the last turn', async () => {
  const { page, complaints } = await open(browser, server.url, moving);
  await page.goto('/?play=discfootball&bot=random&as=white&seed=5&max_turns=4');
  await ready(page, 'white');
  await watchTasks(page);
  for (let turn = 0; turn < 24 && !(await page.locator('.headline.over').count()); turn++) {
    const count = played(page).length;
    const start = await spot(page, 'discfootball', 'white', [0, 150]);
    await pull(page, start, pullTo(start, 0, 90));
    await page.waitForFunction((n) => document.querySelector('.headline.over') || (document.querySelector('.shot-board[data-seat]') && document.querySelectorAll('.strokes li').length > n), count, { timeout: 30_000 });
  }
  expect(await page.locator('.headline.over').count()).toBe(1);
  expect(await status(page)).toMatch(/DF28/);
  expect(Math.max(0, ...(await longTasks(page)))).toBeLessThan(500);
  expect(complaints).toEqual([]);
});

test('disc football by keyboard alone, two players', async () => {
  const { page, complaints } = await open(browser, server.url);
  await page.goto('/?play=discfootball&seed=1&max_turns=2');
  const board = page.locator('.pieces');
  for (let strike = 0; strike < 10 && !(await page.locator('.headline.over').count()); strike++) {
    await ready(page);
    const count = played(page).length;
    await board.focus();
    await page.keyboard.press('3');
    await page.keyboard.press('t');
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowUp');
    await page.waitForSelector('.strike:enabled');
    await page.keyboard.press('Enter');
    await page.waitForFunction((n) => document.querySelectorAll('.strokes li').length > n, count);
  }
  expect(await page.locator('.headline.over').count()).toBe(1);
  expect(complaints).toEqual([]);
});

test('disc football by touch at 360 px, two players', async () => {
  const { page, complaints } = await open(browser, server.url, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await page.goto('/?play=discfootball&seed=1&max_turns=2');
  const touch = await page.context().newCDPSession(page);
  for (let strike = 0; strike < 10 && !(await page.locator('.headline.over').count()); strike++) {
    await ready(page);
    const count = played(page).length;
    const start = await spot(page, 'discfootball', 'white', [60, 60]);
    await swipe(touch, start, pullTo(start, 100, 70));
    await page.waitForSelector('.strike:enabled');
    await page.getByRole('button', { name: 'Strike' }).tap();
    await page.waitForFunction((n) => document.querySelectorAll('.strokes li').length > n, count);
  }
  expect(await page.locator('.headline.over').count()).toBe(1);
  expect(complaints).toEqual([]);
});

test('nothing against accessibility, in light and dark, at both boards', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page, complaints } = await open(browser, server.url, { colorScheme });
    for (const address of [carrom, '/?play=discfootball&seed=1']) {
      await page.goto(address);
      await ready(page);
      await page.locator('.pieces').press('ArrowUp');
      await page.waitForSelector('.strike:enabled');
      expect(await axe(page)).toEqual([]);
      await page.getByRole('button', { name: 'At the board' }).click();
      await page.locator('.sheet').waitFor();
      expect(await axe(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
    expect(complaints).toEqual([]);
  }
});
