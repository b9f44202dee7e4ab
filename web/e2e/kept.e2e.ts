// Nothing is lost: closed tabs, dead Workers, full or refused storage, newer apps and damaged games end in the same position
// or in a clear message.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodeActions } from '../src/app/actions_code';
import { launch, open } from './browser';
import { serve, type Served } from './server';
import { NEARLY, played, ready as discsReady } from './shot';
import { entries, keptWith, overwrite, raiseVersion } from './store';
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

const TWO = '/?play=chessfootball';
const notice = (page: Page) => page.locator('.notices');

async function playedOut(page: Page): Promise<void> {
  await page.goto(TWO);
  await ready(page, 'white');
  await clickMove(page, 'e2', 'e4');
  await ready(page, 'black');
  await clickMove(page, 'd7', 'd5');
  await ready(page, 'white');
}

test('a closed tab: every action was kept, and Continue leads back', async () => {
  const { page, complaints } = await open(browser, server.url);
  await page.goto(TWO);
  await ready(page, 'white');
  expect(await entries(page).catch(() => [])).toEqual([]);
  await clickMove(page, 'e2', 'e4');
  const first = await keptWith(page, 1);
  await clickMove(page, 'd7', 'd5');
  const second = await keptWith(page, 2);
  expect(second.id).toBe(first.id);
  expect(second.actions).toEqual(['e2e4', 'd7d5']);
  expect((await entries(page)).length).toBe(1);
  const next = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await next.goto('/');
  await next.getByRole('link', { name: 'Continue' }).click();
  await ready(next, 'white');
  expect(await moves(next)).toHaveLength(2);
  await clickMove(next, 'e4', 'd5');
  expect((await keptWith(next, 3)).id).toBe(first.id); // the same game goes on
  expect((await entries(next)).length).toBe(1);
  expect(complaints).toEqual([]);
});

test('games of discs: a reload ends in the same position, down to the last nanometre', async () => {
  const { page, complaints } = await open(browser, server.url);
  for (const [name, more] of [
    ['carrom', `&state=${encodeURIComponent(NEARLY)}`],
    ['discfootball', ''],
  ] as const) {
    await page.goto(`/?play=${name}${more}`);
    await discsReady(page);
    await page.locator('.pieces').focus();
    await page.keyboard.press('t'); // at a target
    for (let i = 0; i < 20; i++) await page.keyboard.press('ArrowUp'); // with power
    await page.locator('.strike:enabled').click();
    const game = await keptWith(page, 1, name);
    const actions = played(page);
    expect(actions).toEqual(game.actions);
    await page.reload();
    await page.waitForSelector('.shot-board[data-seat], .headline.over');
    expect(played(page)).toEqual(actions);
    expect(await page.locator('.mode-bar .notice').count()).toBe(0); // the core comes to the hash that was kept
    const again = (await entries(page)).find(({ id }) => id === game.id)!;
    expect(again).toEqual(game);
  }
  expect(complaints).toEqual([]);
});

test('a Worker that dies is replaced, and nobody notices', async () => {
  const { page, complaints } = await open(browser, server.url);
  await playedOut(page);
  const [worker] = page.workers().filter((each) => each.url().includes('core.worker'));
  // as when the module traps
  await worker!.evaluate(() => {
    self.onmessage = ({ data }) => postMessage({ id: (data as { id: number }).id, error: 'RuntimeError: unreachable' });
  });
  await clickMove(page, 'e4', 'd5');
  await ready(page, 'black');
  expect(await moves(page)).toHaveLength(3);
  // as when its script fails
  const [second] = page.workers().filter((each) => each.url().includes('core.worker'));
  expect(second).not.toBe(worker);
  await second!.evaluate(() => {
    self.onmessage = () => {
      throw new Error('dead');
    };
  });
  await clickMove(page, 'd8', 'd5');
  await ready(page, 'white');
  expect(await moves(page)).toHaveLength(4);
  await keptWith(page, 4);
  expect(complaints.filter((line) => !line.includes('dead'))).toEqual([]);
});

test('a core that cannot live: said clearly, and after a reload the same position', async () => {
  const { page } = await open(browser, server.url, { serviceWorkers: 'block' });
  await playedOut(page);
  await page.route('**/core.worker*', (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("dead");' }));
  await page.reload();
  const message = page.locator('.message[role=alert]');
  await message.waitFor();
  expect(await message.innerText()).toContain('could not be loaded');
  await page.unroute('**/core.worker*');
  await message.getByRole('button').click();
  await ready(page, 'white');
  expect(await moves(page)).toHaveLength(2);
});

test('a full device: said, played on, kept again when there is room', async () => {
  const { page, complaints } = await open(browser, server.url);
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...args) {
      if (sessionStorage.getItem('full')) throw new DOMException('no room', 'QuotaExceededError');
      return put.apply(this, args);
    };
  });
  await page.goto(TWO);
  await page.evaluate(() => sessionStorage.setItem('full', '1'));
  await ready(page, 'white');
  await clickMove(page, 'e2', 'e4');
  await notice(page).getByText('no room left').waitFor();
  await ready(page, 'black');
  expect(await entries(page)).toEqual([]);
  await page.evaluate(() => sessionStorage.removeItem('full'));
  await clickMove(page, 'd7', 'd5');
  await keptWith(page, 2);
  await notice(page).getByText('no room left').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

test('storage that is refused: said, and the address holds the game', async () => {
  const { page, complaints } = await open(browser, server.url);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  await playedOut(page);
  await notice(page).getByText('cannot be kept in this window').waitFor();
  await page.reload();
  await ready(page, 'white');
  expect(await moves(page)).toHaveLength(2);
  await page.goto('/');
  await page.getByRole('link', { name: 'Play', exact: true }).first().waitFor();
  expect(complaints).toEqual([]);
});

test('a newer version in another tab: said, nothing overwritten, played on', async () => {
  const { page, complaints } = await open(browser, server.url);
  await page.goto(TWO);
  await ready(page, 'white');
  await clickMove(page, 'e2', 'e4');
  await keptWith(page, 1);
  await raiseVersion(page); // goes through although this page has the store open
  await clickMove(page, 'd7', 'd5');
  await notice(page).getByText('newer version').waitFor();
  await ready(page, 'white');
  expect(await moves(page)).toHaveLength(2);
  expect((await entries(page)).map(({ actions }) => actions.length)).toEqual([1]);
  await page.reload(); // the address still holds the game
  await ready(page, 'white');
  expect(await moves(page)).toHaveLength(2);
  expect(complaints).toEqual([]);
});

test('games of an older version open as before', async () => {
  const { page, complaints } = await open(browser, server.url);
  await playedOut(page);
  const game = await keptWith(page, 2);
  await overwrite(page, { ...game, app: '0.0.1', added: 'by nobody' });
  await page.goto('/');
  await page.getByRole('link', { name: 'Continue' }).click();
  await ready(page, 'white');
  expect(await moves(page)).toHaveLength(2);
  expect(complaints).toEqual([]);
});

test('a damaged game is reported, can be exported and removed', async () => {
  const { page, complaints } = await open(browser, server.url);
  await playedOut(page);
  const game = await keptWith(page, 2);
  await overwrite(page, { ...game, actions: ['e2e4', 'd7d6'] }); // no longer what the sum was taken of
  await overwrite(page, { id: 'strange' });
  await page.goto('/');
  await page.getByText('2 saved games are damaged').waitFor();
  expect(await page.getByRole('link', { name: 'Continue' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Look' }).click();
  const damaged = page.locator('.kept.damaged');
  await damaged.nth(1).waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), damaged.first().getByRole('button', { name: 'Export' }).click()]);
  const exported = JSON.parse(readFileSync(await download.path(), 'utf8')) as unknown;
  expect([{ ...game, actions: ['e2e4', 'd7d6'] }, { id: 'strange' }]).toContainEqual(exported);
  await damaged.first().getByRole('button', { name: 'Remove' }).click();
  await damaged.nth(1).waitFor({ state: 'detached' });
  await damaged.first().getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Nothing here yet').waitFor();
  expect(await entries(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a game that the rules no longer follow is set aside, not written over', async () => {
  const { page, complaints } = await open(browser, server.url);
  await page.goto(TWO);
  await ready(page, 'white');
  await clickMove(page, 'e2', 'e4');
  const game = await keptWith(page, 1);
  // the same game as an earlier referee would have let it go on, its sum as that one would have written it
  const { sumOf } = await import('../src/app/store/saved');
  const wrong = { ...game, actions: ['e2e4', 'e7e3'] } as unknown as Parameters<typeof sumOf>[0] & typeof game;
  await overwrite(page, { ...wrong, sum: sumOf(wrong) });
  await page.goto('/');
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.locator('.fault').waitFor(); // goes as far as the rules follow, and says why no further
  await ready(page, 'black');
  await clickMove(page, 'd7', 'd5');
  const fresh = await keptWith(page, 2);
  await page.goto('/?games=all');
  await page.locator('.kept.damaged').waitFor();
  const all = await entries(page);
  expect(all.map(({ id }) => id).sort()).toEqual([game.id, ...all.filter(({ id }) => id !== game.id).map(({ id }) => id)].sort());
  expect(all.find(({ id }) => id === game.id)).toMatchObject({ actions: ['e2e4', 'e7e3'], damaged: true });
  expect(fresh.actions).toHaveLength(2);
  expect(complaints).toEqual([]);
});

test('two tabs with one game: neither writes over the other', async () => {
  const { page, complaints } = await open(browser, server.url);
  await playedOut(page);
  const game = await keptWith(page, 2);
  const other = await page.context().newPage();
  await other.goto('/');
  await other.getByRole('link', { name: 'Continue' }).click();
  await ready(other, 'white');
  await clickMove(other, 'e4', 'd5');
  await keptWith(other, 3);
  await clickMove(page, 'g1', 'f3');
  await page.locator('.mode-bar .notice').waitFor();
  for (let tries = 0; tries < 100 && (await entries(page)).length < 2; tries++) await page.waitForTimeout(50);
  const all = await entries(page);
  expect(all.map(({ actions }) => actions[2]).sort()).toEqual(['e4d5', 'g1f3']);
  expect(all.find(({ id }) => id === game.id)!.actions[2]).toBe('e4d5');
  expect(complaints).toEqual([]);
});

test('games are removed one by one', async () => {
  const { page, complaints } = await open(browser, server.url);
  await page.goto(`${TWO}#${encodeActions(['e2e4'])}`);
  await ready(page, 'black');
  await keptWith(page, 1);
  await page.goto('/?play=chessfootball&goals_to_win=3');
  await ready(page, 'white');
  await clickMove(page, 'd2', 'd4');
  for (let tries = 0; tries < 100 && (await entries(page)).length < 2; tries++) await page.waitForTimeout(50);
  await page.goto('/?games=all');
  await page.locator('.kept').nth(1).waitFor();
  await page.getByRole('button', { name: /^Remove/ }).first().click();
  await page.locator('.kept').nth(1).waitFor({ state: 'detached' });
  expect((await entries(page)).map(({ actions }) => actions[0])).toEqual(['e2e4']);
  expect(complaints).toEqual([]);
});
