// The page without a network: every page starts after one visit, a new version is announced and never forced.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, open } from './browser';
import { builtPage, serve, type Served } from './server';
import { clickMove, moves, ready } from './table';

let browser: Browser;
let server: Served;
const folder = mkdtempSync(join(tmpdir(), 'striker-page-'));
beforeAll(async () => {
  cpSync(builtPage, folder, { recursive: true });
  server = await serve(folder);
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true });
});

// The service worker has everything and answers for this page.
const keptOffline = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });

// Any page once, and then this one is there without a server.
const PAGES: [url: string, shows: string][] = [
  ['/', '.game .lane'],
  ['/?play=chessfootball&bot=level1&as=white&seed=1', '.board[data-side="white"]'],
  ['/?play=carrom', '.shot-board[data-seat]'],
  ['/?play=discfootball&bot=random&as=white&seed=1', '.shot-board[data-seat="white"]'],
  ['/?rules=chessfootball', '.clauses .lane'],
  ['/?rules=carrom', '#CA1'],
  ['/?rules=discfootball', '#DF1'],
  ['/?modes=carrom', 'main h1'],
  ['/?referee=carrom', 'main h1'],
  ['/?plans=discfootball', 'main h1'],
  ['/?games=all', 'main h1'],
  ['/?open=1', 'main h1'],
];

test('one visit, then no network: every page starts, in every language', async () => {
  const { page, complaints } = await open(browser, server.url);
  await page.goto('/');
  await keptOffline(page);
  const { port } = new URL(server.url);
  await server.stop();
  try {
    await expect(fetch(server.url)).rejects.toThrow(); // it is really gone
    for (const [url, shows] of PAGES) {
      await page.goto(url);
      await page.locator(shows).first().waitFor();
      expect([url, await page.locator('[role=alert]').count()]).toEqual([url, 0]);
    }
    // played, and kept, too
    await page.goto('/?play=chessfootball&bot=level1&as=white&seed=1');
    await ready(page, 'white');
    await clickMove(page, 'e2', 'e4');
    await page.waitForFunction(() => document.querySelectorAll('.moves li button').length === 2); // answered
    await page.reload();
    await ready(page, 'white');
    expect(await moves(page)).toHaveLength(2);
    for (const [language, title] of [['es', 'Tu jugada|Te toca'], ['pl', 'Twój ruch'], ['ru', 'Ваш ход']] as const) {
      await page.locator('header select').selectOption(language);
      await page.getByText(new RegExp(title)).first().waitFor();
    }
    expect(complaints.filter((line) => !line.includes('sw.js'))).toEqual([]); // only whether there is a new version cannot be asked
  } finally {
    server = await serve(folder, port);
  }
});

// A build of the page that differs: another service worker, another first file.
function buildAnother(): void {
  const change = (name: string, from: RegExp, to: string) => {
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(from);
    writeFileSync(file, text.replace(from, to));
    for (const packed of [`${file}.br`, `${file}.gz`]) if (existsSync(packed)) rmSync(packed);
  };
  change('sw.js', /(["'`])([0-9a-f]{16})\1/, '"0123456789abcdef"');
  change('index.html', /<html /, '<html data-build="second" ');
}
const build = (page: Page) => page.getAttribute('html', 'data-build');

test('a new version: announced, taken when asked for, the game stays', async () => {
  const { page, complaints } = await open(browser, server.url);
  await page.goto('/?play=chessfootball');
  await keptOffline(page);
  await ready(page, 'white');
  await clickMove(page, 'e2', 'e4');
  await ready(page, 'black');
  const update = page.locator('.notices').getByText('A new version is ready');
  expect(await update.count()).toBe(0); // the first one is no news

  const { port } = new URL(server.url);
  await server.stop();
  buildAnother();
  server = await serve(folder, port);
  await page.reload();
  await update.waitFor();
  await ready(page, 'black');
  expect(await build(page)).toBeNull(); // not forced
  await page.getByRole('button', { name: 'Later' }).click();
  await update.waitFor({ state: 'detached' });
  await clickMove(page, 'e7', 'e5');
  await ready(page, 'white');
  await page.reload();
  await update.waitFor(); // asked again at the next start, still the old one
  expect(await build(page)).toBeNull();
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Use it now' }).click()]);
  await ready(page, 'white');
  expect(await build(page)).toBe('second');
  expect(await moves(page)).toHaveLength(2);
  expect(await update.count()).toBe(0);
  // what belonged to the old one only is gone
  expect(await page.evaluate(() => caches.keys())).toEqual(['striker-0123456789abcdef']);
  expect(complaints).toEqual([]);
});

test('can be installed', async () => {
  const { page, complaints } = await open(browser, server.url);
  await page.goto('/');
  await keptOffline(page);
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data!) as { icons: { src: string; sizes: string }[]; start_url: string; display: string };
  expect(manifest.display).toBe('standalone');
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, new URL(src, server.url).href);
    expect([src, sizes === 'any' ? size : sizes]).toEqual([src, size]);
  }
  expect(complaints).toEqual([]);
});
