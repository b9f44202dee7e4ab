// For a real table: a whole board ruled on with a phone, its score sheet on paper, and plans to build one.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe, launch, open } from './browser';
import { serve, type Served } from './server';

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

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

test('a whole board at 360 px: nine white men, the queen covered, a fault undone, the sheet printed', async () => {
  const { page, complaints } = await open(browser, server.url, PHONE);
  await page.goto('/?referee=carrom');
  await page.getByLabel('Name: South').fill('Ada');
  await page.getByLabel('Name: North').fill('Ben');
  await page.getByRole('button', { name: 'Start' }).tap();
  const turn = page.locator('.turn');
  const ruling = page.locator('.ruling');
  const fell = async (...pieces: string[]) => {
    for (const piece of pieces) await page.locator('.fell').getByRole('button', { name: piece }).tap();
    await page.getByRole('button', { name: pieces.length ? 'Rule on it' : 'Nothing fell' }).tap();
  };
  expect(await turn.innerText()).toContain('Ada');
  // The break pockets nothing: Ben's turn.
  await fell();
  await expect.poll(() => turn.innerText()).toContain('Ben');
  // Ben pockets a black man and the striker, which costs him a due: taken back, it was a mistake.
  await fell('Black man', 'Striker');
  await expect.poll(() => ruling.innerText()).toMatch(/CA\d+/);
  const sentenced = await ruling.innerText();
  await page.getByRole('button', { name: 'Take back' }).tap();
  await expect.poll(() => turn.innerText()).toContain('Ben');
  await expect.poll(() => ruling.innerText()).not.toBe(sentenced);
  await fell();
  // Ada clears the table: men, the queen, her cover, the rest.
  await expect.poll(() => turn.innerText()).toContain('Ada');
  await fell('White man', 'White man', 'White man');
  await fell('White man', 'White man');
  await fell('Queen');
  await fell('White man');
  await fell('White man', 'White man');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  for (const box of await page.locator('.referee-page button:visible').evaluateAll((all) => all.map((e) => e.getBoundingClientRect().height))) expect(box).toBeGreaterThanOrEqual(44);
  expect(await axe(page)).toEqual([]);
  await fell('White man');
  const row = page.locator('.score-sheet tbody tr').first();
  await expect.poll(() => row.innerText()).toContain('Ada');
  expect(await row.innerText()).toContain('12'); // nine men and the queen
  // A closed page loses nothing.
  await page.reload();
  await expect.poll(() => row.innerText()).toContain('Ada');
  const paper = await page.pdf({ format: 'A4' });
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-');
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.score-sheet').isVisible()).toBe(true);
  expect(await page.locator('header.top').isVisible()).toBe(false);
  expect(complaints).toEqual([]);
});

test.each([
  ['carrom', 'en', 'Print on A4'],
  ['discfootball', 'ru', 'Печать на A4'],
])('plans of %s in %s: drawn, on A4, as one picture', async (game, language, print) => {
  const { page, complaints } = await open(browser, server.url);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await page.goto(`/?plans=${game}&lang=${language}`);
  await page.locator('.plan-whole').waitFor();
  expect(await axe(page)).toEqual([]);
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('.plans-page .button').nth(1).click()]);
  expect(file.suggestedFilename()).toBe(`striker-${game}-plan.svg`);
  await page.getByRole('button', { name: new RegExp(print) }).click();
  await page.locator('html[data-printed]').waitFor();
  const tiles = await page.locator('.plan-tiles img').count();
  expect(tiles).toBeGreaterThan(8);
  // A4 pages, one a tile
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(tiles);
  expect(complaints).toEqual([]);
});
