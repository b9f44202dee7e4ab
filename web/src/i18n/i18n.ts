// Languages: which there are, which one is spoken, and its words (compiled from locales/<language>/*.po).
import { setupI18n, type Messages } from '@lingui/core';
import { signal } from '@preact/signals';
import { recall, remember } from '../app/settings';

export const LANGUAGES = { en: 'English', es: 'Español', pl: 'Polski', ru: 'Русский' } as const;
export type Language = keyof typeof LANGUAGES;
export type Part = 'app' | 'rules';

const files = import.meta.glob<{ messages: Messages }>('./locales/*/*.mjs');

const i18n = setupI18n();
const loaded = new Set<string>();

export const language = signal<Language>('en');
const version = signal(0); // raised whenever words have arrived

const isLanguage = (name: string): name is Language => Object.hasOwn(LANGUAGES, name);

// What the person chose before, else the first of the browser's languages that we speak.
export function preferredLanguage(): Language {
  const wishes = [recall('language') ?? '', ...navigator.languages];
  return wishes.map((wish) => wish.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

async function loadPart(name: Language, part: Part): Promise<void> {
  const key = `${name}/${part}`;
  if (loaded.has(key)) return;
  const { messages } = await files[`./locales/${key}.mjs`]!();
  i18n.load(name, messages);
  loaded.add(key);
}

export async function speak(name: Language): Promise<void> {
  const parts: Part[] = [...loaded].some((key) => key.endsWith('/rules')) ? ['app', 'rules'] : ['app'];
  await Promise.all(parts.map((part) => loadPart(name, part)));
  i18n.activate(name);
  document.documentElement.lang = name;
  language.value = name;
  version.value += 1;
}

export function chooseLanguage(name: Language): void {
  remember('language', name);
  void speak(name);
}

// Words that only some pages need.
export async function loadWords(part: Part): Promise<void> {
  await loadPart(language.value, part);
  version.value += 1;
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
