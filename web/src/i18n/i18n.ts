// Languages: which there are, which one is spoken, and its words (compiled from locales/<language>/*.po).
import { setupI18n, type Messages } from '@lingui/core';
import { signal } from '@preact/signals';
import { recall, remember } from '../app/settings';

export const LANGUAGES = { en: 'English', es: 'Español', pl: 'Polski', ru: 'Русский' } as const;
// `pseudo` is English made longer and accented (pseudo.ts): who looks for words that do not fit asks for ?lang=pseudo.
export type Language = keyof typeof LANGUAGES | 'pseudo';
// Catalogues: `app` is needed everywhere, the words of a game with the game, those of its rules with the rules page.
export type Part = 'app' | (string & {});

const files = import.meta.glob<{ messages: Messages }>('./locales/*/*.mjs');

const i18n = setupI18n();
const wanted = new Set<Part>(['app']);
const loaded = new Map<string, Promise<void>>();
const arrived = new Set<string>();

export const language = signal<Language>('en');
const version = signal(0); // raised whenever words have arrived

const isLanguage = (name: string): name is Language => Object.hasOwn(LANGUAGES, name) || name === 'pseudo';

// What the address asks for, else what the person chose before, else the first of the browser's languages that we speak.
export function preferredLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang') ?? '';
  const wishes = navigator.languages.map((wish) => wish.slice(0, 2).toLowerCase());
  return [asked, recall('language') ?? '', ...wishes].find(isLanguage) ?? 'en';
}

async function fetchPart(name: Language, part: Part): Promise<void> {
  const load = files[`./locales/${name === 'pseudo' ? 'en' : name}/${part}.mjs`];
  if (!load) return; // a game that the core does not have
  const { messages } = await load();
  i18n.load(name, name === 'pseudo' ? (await import('./pseudo')).pseudo(messages) : messages);
}

function loadPart(name: Language, part: Part): Promise<void> {
  const key = `${name}/${part}`;
  let loading = loaded.get(key);
  if (!loading) {
    loading = fetchPart(name, part).then(() => void arrived.add(key));
    loaded.set(key, loading);
    loading.catch(() => loaded.delete(key)); // asked again later, the connection may be back
  }
  return loading;
}

let asked: Language = 'en'; // the last wish: an earlier one may still be loading

export async function speak(name: Language): Promise<void> {
  asked = name;
  await Promise.all([...wanted].map((part) => loadPart(name, part)));
  if (name !== asked) return;
  i18n.activate(name, name === 'pseudo' ? 'en' : undefined);
  document.documentElement.lang = name === 'pseudo' ? 'en' : name;
  language.value = name;
  version.value += 1;
}

export function chooseLanguage(name: Language): void {
  remember('language', name);
  void speak(name);
}

// Words that only some pages need.
export async function loadWords(...parts: Part[]): Promise<void> {
  for (const part of parts) wanted.add(part);
  await Promise.all(parts.map((part) => loadPart(language.value, part)));
  version.value += 1;
}

// Whether they are there. Who finds that they are not is drawn again when they have come.
export function haveWords(part: Part): boolean {
  void version.value;
  if (!wanted.has(part)) loadWords(part).catch(() => wanted.delete(part));
  return arrived.has(`${language.value}/${part}`);
}

export type Values = Record<string, string | number | undefined>;

// The words of a key in the language that is spoken. Components that call it are drawn again when the language changes.
export function t(key: string, values?: Values): string {
  void version.value;
  return i18n._(key, values);
}

export function has(key: string): boolean {
  void version.value;
  return i18n.messages[key] !== undefined;
}

// A number as the language writes it, with at most so many decimals.
export function figure(value: number, decimals = 0): string {
  const name = language.value === 'pseudo' ? 'en' : language.value;
  return value.toLocaleString(name, { maximumFractionDigits: decimals, useGrouping: false }).replace('-', '−');
}
