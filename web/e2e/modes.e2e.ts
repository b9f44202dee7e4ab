// Every other way to play: levels, practice, watching, records from text, file and address.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe, launch, open } from './browser';
import { serve, type Served } from './server';
import { NEARLY, played, pull, pullTo, ready as discsReady, spot } from './shot';
import { clickMove, moves, ready } from './table';

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

const GAMES = ['chessfootball', 'carrom', 'discfootball'];

// A record as the core writes it.
async function recordOf(page: Page): Promise<string> {
  await page.goto('/?play=chessfootball');
  await ready(page, 'white');
  await clickMove(page, 'e2', 'e4');
  await ready(page, 'black');
  await clickMove(page, 'e7', 'e5');
  await ready(page, 'white');
  await page.getByRole('button', { name: 'More' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /record/i }).first().click()]);
  const stream = await file.createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

test('each game offers eight levels with their noise, and one click starts a game with one', async () => {
  const { page, complaints } = await open(browser, server.url);
  for (const game of GAMES) {
    await page.goto(`/?modes=${game}`);
    await page.locator('.levels li').nth(7).waitFor();
    expect(await page.locator('.levels li').count()).toBe(8);
    expect(await page.locator('.levels li').first().innerText()).toMatch(game === 'chessfootball' ? /overlooks 40 %/ : /hand ±3(\.2)?°.*±15 %/s);
    expect(await axe(page)).toEqual([]);
    await page.locator('.levels li a').first().click();
    await page.waitForSelector(game === 'chessfootball' ? '.board' : '.shot-board');
    expect(page.url()).toContain(`play=${game}`);
    expect(page.url()).toContain('bot=level1');
  }
  expect(complaints).toEqual([]);
});

test('watching: two computers play by themselves, pause and go on', async () => {
  const { page, complaints } = await open(browser, server.url);
  await page.goto('/?modes=chessfootball');
  await page.getByLabel('White').selectOption('level1');
  await page.getByLabel('Black').selectOption('level1');
  await page.getByRole('link', { name: 'Watch', exact: true }).click();
  await page.getByLabel('Pace').selectOption('fast');
  await page.waitForFunction(() => document.querySelectorAll('.moves li button').length >= 4);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.waitForTimeout(300);
  const count = (await moves(page)).length;
  await page.waitForTimeout(700);
  expect((await moves(page)).length).toBe(count);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.waitForFunction((n) => document.querySelectorAll('.moves li button').length > n, count);
  expect(complaints).toEqual([]);
});

test('watching discs: the strokes of both are shown', async () => {
  const { page, complaints } = await open(browser, server.url);
  await page.goto('/?modes=discfootball');
  await page.getByLabel('White').selectOption('level2');
  await page.getByLabel('Black').selectOption('level2');
  await page.getByRole('link', { name: 'Watch', exact: true }).click();
  await page.getByLabel('Pace').selectOption('fast');
  await page.waitForFunction(() => document.querySelectorAll('.strokes li button').length >= 4, undefined, { timeout: 30_000 });
  expect(complaints).toEqual([]);
});

test('practice: a stroke, the same position again, and a position of one’s own', async () => {
  const { page, complaints } = await open(browser, server.url);
  await page.goto(`/?play=carrom&practice=1&state=${encodeURIComponent(NEARLY)}`);
  await discsReady(page, 'south');
  const from = await spot(page, 'carrom', 'south', [0, 0]);
  await pull(page, from, pullTo(from, 90, 60));
  await page.waitForFunction(() => document.querySelectorAll('.strokes li button').length === 1);
  await page.getByRole('button', { name: 'Same position again' }).click();
  await page.waitForFunction(() => document.querySelectorAll('.strokes li button').length === 0);
  await discsReady(page, 'south');
  expect(played(page) ?? []).toEqual([]);
  await page.getByRole('button', { name: 'Set up a position' }).click();
  const board = (await page.locator('.edit-board').boundingBox())!;
  const line = page.getByLabel('The position as text');
  const before = await line.inputValue();
  // a black man is added in the middle of the left half
  await page.getByRole('button', { name: 'Black man' }).click();
  await page.mouse.click(board.x + board.width * 0.3, board.y + board.height * 0.5);
  await page.waitForFunction((text) => (document.getElementById('edit-line') as HTMLTextAreaElement).value !== text, before);
  expect((/ B=(\S+)/.exec(await line.inputValue()))![1]!.split(';')).toHaveLength(3);
  // what cannot be is refused with words, and the last good position stays
  await line.fill(before.replace('score=24,20', 'score=24,99'));
  await line.blur();
  await page.locator('.edit-position .fault').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Practise this position' }).click();
  await discsReady(page, 'south');
  expect(decodeURIComponent(page.url())).toContain('practice');
  expect(complaints).toEqual([]);
});

test('carrom for one counts strokes', async () => {
  const { page, complaints } = await open(browser, server.url);
  await page.goto('/?modes=carrom');
  await page.getByRole('link', { name: 'Carrom for one' }).click();
  await discsReady(page);
  expect(page.url()).toContain('solo');
  expect(complaints).toEqual([]);
});

test('a record: as text, from a file, from an address; a broken one is refused with its line', async () => {
  const { page, complaints } = await open(browser, server.url, { serviceWorkers: 'block' }); // whose requests a test cannot answer
  const record = await recordOf(page);
  expect(record.startsWith('striker record')).toBe(true);
  // as text
  await page.goto('/?open=1');
  await page.getByLabel(/^A record of any game/).fill(record);
  await page.getByRole('button', { name: 'Open' }).first().click();
  await page.getByRole('button', { name: 'Play it through' }).waitFor();
  expect(await moves(page)).toHaveLength(2);
  expect(await axe(page)).toEqual([]);
  // from a file
  await page.goto('/?open=1');
  await page.locator('input[type=file]').setInputFiles({ name: 'game.striker', mimeType: 'text/plain', buffer: Buffer.from(record) });
  await page.getByRole('button', { name: 'Play it through' }).waitFor();
  // from an address of this server
  await page.route('**/games/one.striker', (route) => route.fulfill({ contentType: 'text/plain', body: record }));
  await page.goto('/?open=1');
  await page.getByLabel(/^Address/).fill('/games/one.striker');
  await page.getByRole('button', { name: 'Open' }).nth(1).click();
  await page.getByRole('button', { name: 'Play it through' }).click();
  await page.waitForFunction(() => document.querySelector('.moves li button[aria-current]')?.textContent?.startsWith('e5'), undefined, { timeout: 10_000 });
  // broken
  await page.goto('/?open=1');
  await page.getByLabel(/^A record of any game/).fill(record.replace('e7e5', 'e7e4'));
  await page.getByRole('button', { name: 'Open' }).first().click();
  await page.locator('.fault').waitFor();
  expect(await page.locator('.fault').innerText()).toMatch(/\d/);
  expect(complaints.filter((said) => !said.includes('Service Worker registration blocked'))).toEqual([]);
});
