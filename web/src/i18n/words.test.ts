// Every code of the core has its words in every language, and every language the same keys and placeholders.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setupI18n, type Messages } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { loadCore } from '../../test/core';
import { RULES } from '../rules/figures';

const LANGUAGES = ['en', 'es', 'pl', 'ru'];
const modules = import.meta.glob<{ messages: Messages }>('./locales/*/*.mjs', { eager: true });
const PARTS = ['app', ...Object.keys(RULES), ...Object.keys(RULES).map((game) => `rules_${game}`)];
const words = (language: string): Messages =>
  Object.assign({}, ...PARTS.map((part) => modules[`./locales/${language}/${part}.mjs`]!.messages)) as Messages;

const core = await loadCore();
// The games that this page offers: those with a rules page. Whatever is common to all games counts too.
const offered = (game: string): boolean => game === 'common' || game in RULES;
const all = core('codes', {});
const codes = {
  events: all.events.filter(({ game }) => offered(game)),
  faults: all.faults.filter(({ game }) => offered(game)),
  endings: all.endings.filter(({ game }) => offered(game)),
  clauses: all.clauses.filter(({ game }) => offered(game)),
};
const games = core('games', {}).games.filter(({ name }) => offered(name));

function sources(): string {
  const files = import.meta.glob<string>(['../**/*.ts', '../**/*.tsx', '!../**/*.test.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  return Object.values(files).join('\n');
}

describe.each(LANGUAGES)('%s', (language) => {
  const spoken = words(language);

  test('events, faults and endings', () => {
    const keys = [
      ...codes.events.map(({ game, code }) => `event.${game}.${code}`),
      ...codes.faults.map(({ game, code }) => `fault.${game}.${code}`),
      ...codes.endings.map(({ game, code }) => `ending.${game}.${code}`),
    ];
    expect(keys.length).toBeGreaterThan(50);
    expect(keys.filter((key) => !spoken[key])).toEqual([]);
  });

  test('clauses have a title and a text, and the page shows them all', () => {
    const ids = codes.clauses.map(({ game, id }) => ({ game, id }));
    const keys = ids.flatMap(({ game, id }) => [`rules.${game}.${id}.title`, `rules.${game}.${id}.text`]);
    expect(keys.filter((key) => !spoken[key])).toEqual([]);
    for (const [game, { parts, clausePrefix }] of Object.entries(RULES)) {
      const shown = parts.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, i) => clausePrefix + (from + i)));
      expect(shown).toEqual(ids.filter((clause) => clause.game === game).map(({ id }) => id));
    }
  });

  test('options and levels of every game', () => {
    const keys = games.flatMap(({ name, options, bots }) => [
      `game.${name}`,
      ...options.map(({ key }) => `option.${name}.${key}`),
      ...options.flatMap(({ key, words: values }) => (values ?? []).map((value) => `option.${name}.${key}.${value}`)),
      ...bots.filter((bot) => bot.startsWith('level')).map((bot) => `level.${bot}`),
    ]);
    expect(keys.filter((key) => !spoken[key])).toEqual([]);
  });

  test('the same keys and the same placeholders as English', () => {
    const po = (name: string, part: string) =>
      readFileSync(fileURLToPath(new URL(`./locales/${name}/${part}.po`, import.meta.url)), 'utf8');
    const read = (name: string) =>
      new Map(
        PARTS.flatMap((part) =>
          [...po(name, part).matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)].map(
            ([, key, text]) => [key!, [...new Set([...text!.matchAll(/\{(\w+)/g)].map((m) => m[1]!.replace('_acc', '')))]] as const,
          ),
        ),
      );
    const english = read('en');
    const own = read(language);
    expect([...own.keys()]).toEqual([...english.keys()]);
    // words inside select and plural branches are no placeholders: compare those that a sentence is given
    for (const [key, names] of own) {
      const given = names.filter((name) => /^(at|by|count|depth|field|from|level|name|option|piece|ply|score|side|square|to|who|winner|rule|bot)$/.test(name));
      const expected = english.get(key)!;
      expect([key, given.filter((name) => !expected.includes(name))]).toEqual([key, []]);
    }
  });

  test('plural classes', () => {
    const i18n = setupI18n({ locale: language, messages: { [language]: spoken } });
    const forms = new Set([0, 1, 2, 5, 22, 25].map((count) => i18n._('player.goals', { count }).replace(/\d+ /, '')));
    expect(forms.size).toBe({ en: 2, es: 2, pl: 3, ru: 3 }[language]);
  });
});

test('every key that the page names exists', () => {
  const text = sources();
  const named = [...text.matchAll(/\bt\(\s*'([\w.]+)'/g)].map((match) => match[1]!);
  expect(named.length).toBeGreaterThan(40);
  const english = words('en');
  expect(named.filter((key) => !english[key])).toEqual([]);
});

test('every game that the page offers is one of the core', () => {
  expect(games.map(({ name }) => name).sort()).toEqual(Object.keys(RULES).sort());
});
