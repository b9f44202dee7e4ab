// Games as they are kept: written whole after every action, with a sum over what matters so that damage is noticed.
import { signal } from '@preact/signals';
import type { Setup } from '../route';
import { gameUrl } from '../route';
import { troubleOf, trouble, within } from './db';

declare const __APP_VERSION__: string;
export const APP_VERSION = __APP_VERSION__;

export interface SavedGame {
  id: string;
  setup: Setup;
  actions: string[];
  at: number; // begun, ms since 1970
  updated: number;
  app: string; // version of the app that wrote it
  over: boolean;
  result?: string; // 1-0, 0-1, 1/2-1/2
  hash: string; // of the position's line, as the core gives it
  rev: number; // raised by every writing: who has not seen the last one must not write over it
  sum: string;
  damaged?: boolean; // the core could not follow it
}

export interface Damaged {
  id: IDBValidKey;
  content: unknown;
}

// FNV-1a, 32 bits, over the text.
function fnv(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; ++i) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

export const sumOf = ({ setup, actions, hash, over }: Pick<SavedGame, 'setup' | 'actions' | 'hash' | 'over'>): string =>
  fnv(JSON.stringify([gameUrl(setup, []), actions, hash, over]));

const isText = (value: unknown): value is string => typeof value === 'string';

function isSetup(value: unknown): value is Setup {
  const setup = value as Partial<Setup> | null;
  return typeof setup === 'object' && setup !== null && isText(setup.game) && typeof setup.options === 'object' && typeof setup.seed === 'number';
}

// What was read from the store, if it is a game that can be trusted.
export function readSaved(value: unknown): SavedGame | null {
  const game = value as Partial<SavedGame> | null;
  if (typeof game !== 'object' || game === null || game.damaged) return null;
  if (!isText(game.id) || !isSetup(game.setup) || !Array.isArray(game.actions) || !game.actions.every(isText)) return null;
  if (typeof game.at !== 'number' || typeof game.updated !== 'number' || typeof game.rev !== 'number') return null;
  if (!isText(game.hash) || typeof game.over !== 'boolean' || game.sum !== sumOf(game as SavedGame)) return null;
  return game as SavedGame;
}

export const newId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes)).replace(/\+/g, '-').replace(/\//g, '_');
};

// All that is kept, the newest first.
export const savedGames = signal<SavedGame[]>([]);
export const damagedGames = signal<Damaged[]>([]);

export async function loadSaved(): Promise<void> {
  try {
    const all = await within('readonly', (games, answer) => answer<unknown[]>(games.getAll()));
    const good: SavedGame[] = [];
    const bad: Damaged[] = [];
    for (const value of all) {
      const game = readSaved(value);
      if (game) good.push(game);
      else bad.push({ id: (value as { id: IDBValidKey }).id, content: value });
    }
    good.sort((a, b) => b.updated - a.updated);
    savedGames.value = good;
    damagedGames.value = bad;
  } catch (error) {
    trouble.value = troubleOf(error);
  }
}

export async function removeSaved(id: IDBValidKey): Promise<void> {
  try {
    await within('readwrite', (games, answer) => answer(games.delete(id)));
  } catch (error) {
    trouble.value = troubleOf(error);
  }
  await loadSaved();
}

// A game that waits to be continued; practice and analysis are kept, but nobody waits for them.
export const waits = ({ setup, over, actions }: SavedGame): boolean => !over && actions.length > 0 && !setup.practice && !setup.analyse;
