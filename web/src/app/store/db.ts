// The one store of this app in the browser: games, each under its id. What goes wrong with it is told in `trouble`; a game
// goes on in any case, its address holds it too.
import { signal } from '@preact/signals';

// full: no room left; off: storage is refused (private windows, damaged profiles); newer: another tab has a newer app
export type Trouble = 'full' | 'off' | 'newer';
export const trouble = signal<Trouble | null>(null);

const NAME = 'striker';
const VERSION = 1;
const GAMES = 'games';

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(GAMES, { keyPath: 'id' });
    };
    request.onsuccess = () => {
      const database = request.result;
      const leave = () => {
        database.close();
        opened = undefined;
      };
      database.onversionchange = leave; // a newer app must be able to change it
      database.onclose = leave;
      resolve(database);
    };
    request.onerror = () => reject(request.error ?? new Error('no storage'));
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

export function troubleOf(error: unknown): Trouble {
  const name = error instanceof DOMException ? error.name : '';
  return name === 'QuotaExceededError' ? 'full' : name === 'VersionError' ? 'newer' : 'off';
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('refused'));
  });

// Carries out `work` in one transaction, and is done when what was written will last.
export async function within<T>(mode: IDBTransactionMode, work: (games: IDBObjectStore, answer: <R>(request: IDBRequest<R>) => Promise<R>) => Promise<T>): Promise<T> {
  const database = await open();
  const transaction = database.transaction(GAMES, mode);
  const ended = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('refused'));
    transaction.onerror = () => reject(transaction.error ?? new Error('refused'));
  });
  ended.catch(() => {}); // `work` may tell first
  const result = await work(transaction.objectStore(GAMES), answer);
  await ended;
  return result;
}
