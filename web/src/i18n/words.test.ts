// Every code, clause, option and preset of the core has its words in every language, and every language the same keys
// and the same arguments.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setupI18n, type Messages } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { loadCore } from '../../test/core';
import { argumentsOf } from '../../test/messages';
import { RULES } from '../rules/figures';

const LANGUAGES = ['en', 'es', 'pl', 'ru'];
const modules = import.meta.glob<{ messages: Messages }>('./locales/*/*.mjs', { eager: true });
const PARTS = ['app', 'more', 'plans', ...Object.keys(RULES), ...Object.keys(RULES).map((game) => `rules_${game}`)];
const words = (language: string): Messages =>
  Object.assign({}, ...PARTS.map((part) => modules[`./locales/${language}/${part}.mjs`]!.messages)) as Messages;

const core = await loadCore();
const codes = core('codes', {});
const { games } = core('games', {});

function sources(): string {
  const files = import.meta.glob<string>(['../**/*.ts', '../**/*.tsx', '!../**/*.test.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  return Object.values(files).join('\n');
}

const po = (language: string, part: string): string =>
  readFileSync(fileURLToPath(new URL(`./locales/${language}/${part}.po`, import.meta.url)), 'utf8');

describe.each(LANGUAGES)('%s', (language) => {
  const spoken = words(language);

  test('events, faults and endings', () => {
    const keys = [
      ...codes.events.map(({ game, code }) => `event.${game}.${code}`),
      ...codes.faults.map(({ game, code }) => `fault.${game}.${code}`),
      ...codes.endings.map(({ game, code }) => `ending.${game}.${code}`),
    ];
    expect(keys.length).toBeGreaterThan(150);
    expect(keys.filter((key) => !spoken[key])).toEqual([]);
  });

  test('no words for codes that a game does not have', () => {
    const known = new Set([
      ...codes.events.map(({ game, code }) => `event.${game}.${code}`),
      ...codes.faults.map(({ game, code }) => `fault.${game}.${code}`),
      ...codes.endings.map(({ game, code }) => `ending.${game}.${code}`),
    ]);
    expect(Object.keys(spoken).filter((key) => /^(event|fault|ending)\.(?!common)/.test(key) && !known.has(key))).toEqual([]);
  });

  test('clauses have a title and a text, and the page shows them all', () => {
    const keys = codes.clauses.flatMap(({ game, id }) => [`rules.${game}.${id}.title`, `rules.${game}.${id}.text`]);
    expect(keys.length).toBeGreaterThan(200);
    expect(keys.filter((key) => !spoken[key])).toEqual([]);
    for (const [game, { parts }] of Object.entries(RULES)) {
      const shown = parts.flatMap((part) => part.ids);
      expect(shown.sort()).toEqual(codes.clauses.filter((clause) => clause.game === game).map(({ id }) => id).sort());
    }
  });

  test('clauses that a text names exist', () => {
    const ids = codes.clauses.map(({ id }) => id);
    const named = PARTS.flatMap((part) => po(language, part).match(/\b(CF|CA|DF)\d+a?\b/g) ?? []);
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('the rules pages: chapters, steps and figures', () => {
    const keys = Object.entries(RULES).flatMap(([game, { how, parts, clauses }]) => [
      `rules.${game}.heading`,
      `rules.${game}.lead`,
      ...how.flatMap((_, i) => [`rules.${game}.how.${i + 1}.title`, `rules.${game}.how.${i + 1}.text`]),
      ...parts.map(({ name }) => `rules.${game}.part.${name}`),
      ...[...how, ...Object.values(clauses)].map(({ name }) => `rules.${game}.fig.${name}`),
    ]);
    expect(keys.filter((key) => !spoken[key])).toEqual([]);
  });

  test('options, presets and levels of every game', () => {
    const keys = games.flatMap(({ name, options, presets, bots }) => [
      `game.${name}`,
      ...options.map(({ key }) => `option.${name}.${key}`),
      ...options.flatMap(({ key, words: values }) => (values ?? []).map((value) => `option.${name}.${key}.${value}`)),
      ...Object.keys(presets).map((preset) => `preset.${name}.${preset}`),
      ...bots.filter((bot) => bot.startsWith('level')).map((bot) => (name === 'chessfootball' ? `level.${bot}` : `level.${name}.${bot}`)),
    ]);
    expect(keys.filter((key) => !spoken[key])).toEqual([]);
  });

  test('the same keys in the same order as English, and no argument that English is not given', () => {
    for (const part of PARTS) {
      const keys = (name: string) => [...po(name, part).matchAll(/^msgid "(.+)"$/gm)].map((match) => match[1]!);
      expect(keys(language)).toEqual(keys('en'));
      expect(new Set(keys(language)).size).toBe(keys(language).length);
    }
    const english = words('en');
    const plain = (name: string) => name.replace(/_acc$/, ''); // a case of the same name
    for (const [key, message] of Object.entries(spoken)) {
      const expected = argumentsOf(english[key]).map(plain);
      expect([key, argumentsOf(message).filter((name) => !expected.includes(plain(name)))]).toEqual([key, []]);
    }
  });

  test('plural classes', () => {
    const forms = { en: ['one', 'other'], es: ['one', 'other'], pl: ['one', 'few', 'many', 'other'], ru: ['one', 'few', 'many', 'other'] };
    const expected = forms[language as keyof typeof forms];
    const plurals = PARTS.flatMap((part) => po(language, part).split('\n')).filter((line) => line.includes(', plural,'));
    expect(plurals.length).toBeGreaterThan(10);
    // Polish and Russian nouns may be the same in two classes; then `other` may stand for them.
    for (const line of plurals) {
      expect([line, expected.filter((form) => ['one', 'other'].includes(form) && !line.includes(`${form} {`))]).toEqual([line, []]);
    }
    const i18n = setupI18n({ locale: language, messages: { [language]: spoken } });
    const said = new Set([0, 1, 2, 5, 22, 25].map((count) => i18n._('player.goals', { count }).replace(/\d+ /, '')));
    expect(said.size).toBe(expected.length - (expected.length > 2 ? 1 : 0));
  });
});

test('every key that the page names exists', () => {
  const named = [...sources().matchAll(/\bt\(\s*'([\w.]+)'/g)].map((match) => match[1]!);
  expect(named.length).toBeGreaterThan(40);
  const english = words('en');
  expect(named.filter((key) => !english[key])).toEqual([]);
});

test('every game has a rules page', () => {
  expect(games.map(({ name }) => name).sort()).toEqual(Object.keys(RULES).sort());
});
