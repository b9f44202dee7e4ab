// The browser's store as a test sees it, past the page: what is kept, and how it gets spoilt.
import type { Page } from 'playwright-core';

export interface Entry {
  id: string;
  setup: { game: string };
  actions: string[];
  over: boolean;
  rev: number;
  updated: number;
  [more: string]: unknown;
}

// In the page: the games of the store, opened as it is.
const helpers = `
  window.openStore = (version) => new Promise((resolve, reject) => {
    const request = indexedDB.open('striker', version);
    request.onupgradeneeded = ({ oldVersion }) => oldVersion || request.transaction.abort(); // to make it is for the app
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  window.inStore = async (mode, work) => {
    const database = await window.openStore();
    const transaction = database.transaction('games', mode);
    const request = work(transaction.objectStore('games'));
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
    database.close();
    return request.result;
  };`;

interface Helped {
  openStore(version?: number): Promise<IDBDatabase>;
  inStore<T>(mode: IDBTransactionMode, work: (games: IDBObjectStore) => IDBRequest<T>): Promise<T>;
}

export async function entries(page: Page): Promise<Entry[]> {
  await page.evaluate(helpers);
  return page.evaluate(() => (window as unknown as Helped).inStore('readonly', (games) => games.getAll()) as Promise<Entry[]>);
}

// Waits until one of this game is kept with so many actions.
export async function keptWith(page: Page, count: number, game = 'chessfootball'): Promise<Entry> {
  for (let tries = 0; tries < 100; tries++) {
    const found = (await entries(page)).find(({ actions, setup }) => actions?.length === count && setup.game === game);
    if (found) return found;
    await page.waitForTimeout(50);
  }
  throw new Error(`no game with ${count} actions is kept`);
}

export async function overwrite(page: Page, entry: object): Promise<void> {
  await page.evaluate(helpers);
  await page.evaluate((value) => (window as unknown as Helped).inStore('readwrite', (games) => games.put(value)), entry);
}

// What a newer app would leave behind.
export async function raiseVersion(page: Page): Promise<void> {
  await page.evaluate(helpers);
  await page.evaluate(async () => {
    const database = await (window as unknown as Helped).openStore(99);
    database.close();
  });
}
