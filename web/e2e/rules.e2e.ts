// The rules page of every game: figures by the core, anchors that lead to their clause, accessible in both colours.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RULES } from '../src/rules/figures';
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

const CLAUSE: Record<string, string> = { chessfootball: 'CF13', carrom: 'CA24', discfootball: 'DF14' };

test.each(Object.entries(RULES))('%s', async (game, { how, parts, clauses }) => {
  const { page, complaints } = await open(browser, server.url);
  await page.goto(`/?rules=${game}`);
  const figures = how.length + Object.keys(clauses).length;
  await page.waitForFunction((count) => document.querySelectorAll('.figure svg.board').length === count, figures);
  expect(await page.locator('.figure figcaption').allTextContents()).toHaveLength(figures);
  const ids = await page.locator('.clauses section').evaluateAll((sections) => sections.map(({ id }) => id));
  expect(ids).toEqual(parts.flatMap((part) => part.ids));

  // what moves is drawn: one way at least in every figure with an action
  const moving = [...how, ...Object.values(clauses)].filter(({ action }) => action);
  if (game !== 'chessfootball') {
    for (const { name } of moving) expect([name, await page.locator(`[data-figure="${name}"] .way.struck`).count()]).not.toEqual([name, 0]);
  }
  expect(await axe(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axe(page, ['color-contrast'])).toEqual([]);

  const clause = CLAUSE[game]!;
  await page.goto('about:blank');
  await page.goto(`/?rules=${game}#${clause}`);
  const top = () => page.locator(`#${clause}`).evaluate((element) => element.getBoundingClientRect().top);
  await page.waitForFunction((count) => document.querySelectorAll('.figure svg.board').length === count, figures);
  expect(Math.abs(await top())).toBeLessThan(60);
  await page.locator('.chapters a').last().click();
  expect(new URL(page.url()).hash).toBe(`#part-${parts.at(-1)!.name}`);
  expect(await page.locator('.play-now a').getAttribute('href')).toContain(`play=${game}`);
  expect(complaints).toEqual([]);
  await page.context().close();
});
