// What the core says becomes whole sentences in every language: nothing missing, nothing left over. Games are played at
// random, and whatever they do not bring up is made from the arguments that the games' pages in docs promise.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { loadCore } from '../../test/core';
import { argumentsOf } from '../../test/messages';
import type { Args, GameEvent, Moment } from '../core/api';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
vi.stubGlobal('document', { documentElement: {} });
const { has, language, loadWords, speak } = await import('./i18n');
const { eventWords, endingWords, factWords, faultWords } = await import('./words');
const { sentenceArgs } = await import('./args');

const core = await loadCore();
const codes = core('codes', {});
const SHOT = ['carrom', 'discfootball'];
const LANGUAGES = ['en', 'es', 'pl', 'ru', 'pseudo'] as const;

// ---- what happens in games

const GAMES: { game: string; options: Record<string, string>; actions: number }[] = [
  { game: 'chessfootball', options: { goals_to_win: '3' }, actions: 150 },
  { game: 'carrom', options: {}, actions: 150 },
  { game: 'carrom', options: { variant: 'freestyle' }, actions: 100 },
  { game: 'carrom', options: { variant: 'solo' }, actions: 60 },
  { game: 'discfootball', options: {}, actions: 150 },
];

const seen: { game: string; event: GameEvent }[] = [];
const moments: { game: string; moment: Moment }[] = [];

function playAtRandom({ game, options, actions }: (typeof GAMES)[number]): void {
  let { state } = core('state', { game, options, seed: 5 });
  for (let i = 0; i < actions; i += 1) {
    const { action } = core('bot', { game, options, state, bot: 'random', bot_seed: i, nodes: 1 });
    const [step] = core('apply', { game, options, state, play: [action] }).steps;
    for (const event of step!.events ?? []) seen.push({ game, event });
    moments.push({ game, moment: step! });
    if (step!.outcome.over) return;
    state = step!.state;
  }
}
GAMES.forEach(playAtRandom);

// ---- what docs promise: `code RULE (argument argument=value …)` in the section of events

const SAMPLES: Record<string, string | number> = {
  u: -120500, dx: 3, dy: 4, speed: 1234, disc: 2, by: '', piece: 3, kind: 'white', left: 2, own: 1, other: 2, color: 'black', count: 3, white: 2,
  black: 1, change: -20, points: 5, reason: 'idle', running: 2, board: 3, strokes: 41, x: 12345678, y: -9876543, pocket: 'far_left',
  score: '2:1', line: 'white_end', goal: 'white', pieces: 'b1+b3', turn: 7, resets: 2, discs: 'all',
};
const OF_GAME: Record<string, Record<string, string | number>> = {
  carrom: { seat: 'north', by: 'striker' },
  discfootball: { seat: 'black', by: 'w3', piece: 'ball', kind: 'corner', own: 1, reason: 'time' },
};

function promised(game: string): Map<string, Args> {
  const page = readFileSync(fileURLToPath(new URL(`../../../docs/${game}.md`, import.meta.url)), 'utf8');
  const events = page.slice(page.indexOf('## Events')).replace(/<[^>]*>/g, '');
  const found = new Map<string, Args>();
  for (const [, code, list] of events.matchAll(/\b([a-z_]+) (?:RULE|(?:CA|DF)\d+(?:\|(?:CA|DF)\d+)*) \(([^)]*)\)/g)) {
    const args = found.get(code!) ?? {};
    for (const word of list!.split(' ')) {
      const name = /^[a-z]+/.exec(word)?.[0];
      if (name) args[name] = OF_GAME[game]![name] ?? SAMPLES[name] ?? '';
    }
    found.set(code!, args);
  }
  return found;
}

function samples(game: string): GameEvent[] {
  const known = promised(game);
  return codes.events
    .filter((event) => event.game === game)
    .flatMap(({ code, rules }) => rules.map((rule) => ({ code, rule, args: known.get(code) ?? {} })));
}

// What the core refuses, and what it tells about it.
const REFUSED: { game: string; state?: string; action: string; code: string }[] = [
  { game: 'carrom', action: 'shot:200000:0,1:1000', code: 'striker_on_circle' },
  { game: 'carrom', action: 'shot:300000:0,1:1000', code: 'striker_outside' },
  { game: 'carrom', action: 'shot:230000:0,1:1000', code: 'striker_outside' },
  { game: 'carrom', action: 'shot:220000:-1,-1:1000', code: 'hand_outside' },
  { game: 'carrom', action: 'shot:0:0,1:7000', code: 'bad_speed' },
  { game: 'carrom', action: 'shot:0:2,2:1000', code: 'bad_direction' },
  { game: 'carrom', action: 'place:0,0', code: 'nothing_to_place' },
  { game: 'discfootball', action: 'end', code: 'no_end' },
  { game: 'discfootball', action: 'disc:1:1,0:9000', code: 'bad_speed' },
  { game: 'discfootball', action: 'ball:1,0:900', code: 'no_set_piece' },
];
const FAULT_ARGS: Record<string, Args> = {
  striker_on_circle: { u: 200000 }, striker_outside: { u: 300000 }, striker_on_arrow: { u: 230000 }, striker_blocked: { u: 10, piece: 18 },
  place_touches: { piece: 12 }, bad_speed: { speed: 7000 }, set_piece_first: { phase: 'corner' }, place_occupied: { piece: 'b2' },
};

test('the page’s list of arguments of faults is the core’s', () => {
  for (const { game, action, code } of REFUSED) {
    const { fault } = core('check', { game, action });
    expect(fault?.code).toBe(code);
    expect(Object.keys(fault?.args ?? {}).sort()).toEqual(Object.keys(FAULT_ARGS[code] ?? {}).sort());
  }
});

test.each(SHOT)('%s: docs promise the arguments that the games send', (game) => {
  const known = promised(game);
  const happened = seen.filter((each) => each.game === game);
  expect(new Set(happened.map(({ event }) => event.code)).size).toBeGreaterThan(12);
  for (const { event } of happened) {
    const names = Object.keys(known.get(event.code) ?? {});
    const sent = Object.keys(event.args ?? {}).filter((name) => !['white', 'black'].includes(name));
    expect([event.code, sent.filter((name) => !names.includes(name))]).toEqual([event.code, []]);
  }
});

const modules = import.meta.glob<{ messages: Record<string, unknown> }>('./locales/*/*.mjs', { eager: true });

describe.each(LANGUAGES)('%s', (name) => {
  beforeAll(async () => {
    await loadWords('chessfootball', ...SHOT);
    await speak(name);
  });

  // What is wrong with a sentence, if anything.
  const flaws = (words: string): string[] => [
    ...(words.length > 1 && /^[\p{Lu}\d¡¿«„“]/u.test(words) ? [] : ['beginning']),
    ...(/[{}#_]|undefined|NaN|event\.|fault\./.test(words) ? ['left over'] : []),
    ...(/^ | $|\s[.,:]|\s\s/.test(words) ? ['spaces'] : []),
  ];
  const bad = (said: { about: unknown; words: string }[]) =>
    said.map(({ about, words }) => ({ about, words, flaws: flaws(words) })).filter((each) => each.flaws.length);

  test('events', () => {
    expect(language.value).toBe(name);
    const all = [...seen, ...SHOT.flatMap((game) => samples(game).map((event) => ({ game, event })))];
    expect(all.length).toBeGreaterThan(1000);
    expect(bad(all.map(({ game, event }) => ({ about: event, words: eventWords(game, event) })))).toEqual([]);
  });

  test('faults and endings', () => {
    const faults = codes.faults.flatMap(({ game, code, rules }) =>
      SHOT.includes(game) ? (rules.length ? rules : ['']).map((rule) => ({ game, code, rule, args: FAULT_ARGS[code] ?? {} })) : [],
    );
    expect(bad(faults.map((fault) => ({ about: fault.code, words: faultWords(fault.game, fault) })))).toEqual([]);

    const seats: Record<string, string> = { carrom: 'south', discfootball: 'white', chessfootball: 'black' };
    const endings = codes.endings.flatMap(({ game, code }) => {
      const outcomes = (game === 'common' ? Object.keys(seats) : [game]).flatMap((played) => [
        endingWords(played, { over: true, reason: code, winner: seats[played]! }),
        endingWords(played, { over: true, reason: code }),
      ]);
      return outcomes.flatMap(({ why, who }) => [{ about: code, words: why }, { about: code, words: who }]);
    });
    expect(bad(endings)).toEqual([]);
  });

  test('a game for one is neither won nor drawn', () => {
    const cleared = endingWords('carrom', { over: true, reason: 'cleared', winner: 'south' }).who;
    const left = endingWords('carrom', { over: true, reason: 'strokes' }).who;
    expect([cleared, left]).not.toContain(endingWords('carrom', { over: true, reason: 'points', winner: 'south' }).who);
    expect([cleared, left]).not.toContain(endingWords('carrom', { over: true, reason: 'draw' }).who);
  });

  test('facts', () => {
    const facts = moments.flatMap(({ game, moment }) =>
      SHOT.includes(game) ? Object.keys(moment.facts).map((key) => ({ game, key, fact: moment.facts[key]!, ...factWords(game, moment.facts, key) })) : [],
    );
    expect(bad(facts.map(({ key, label }) => ({ about: key, words: label })))).toEqual([]);
    const unnamed = ({ game, key, fact }: (typeof facts)[number]) =>
      typeof fact === 'string' && !/^\d+:\d+$/.test(fact) && !has(`fact.${game}.${key}.${fact.replace(':', '_')}`);
    expect(facts.filter(unnamed)).toEqual([]);
    expect(facts.filter(({ key, value }) => value === '' || (/^right_/.test(key) && /\d/.test(value)))).toEqual([]);
  });

  test('sentences are given every argument that they use', () => {
    for (const game of SHOT) {
      const { messages } = modules[`./locales/${name === 'pseudo' ? 'en' : name}/${game}.mjs`]!;
      const known = promised(game);
      for (const { code } of codes.events.filter((event) => event.game === game)) {
        const given = ['rule', ...Object.keys(sentenceArgs(game, known.get(code) ?? {}))];
        const used = argumentsOf(messages[`event.${game}.${code}`]);
        expect([code, used.filter((arg) => !given.includes(arg))]).toEqual([code, []]);
      }
      for (const { code } of codes.faults.filter((fault) => fault.game === game)) {
        const given = ['rule', 'at', ...Object.keys(sentenceArgs(game, FAULT_ARGS[code] ?? {}))];
        const used = argumentsOf(messages[`fault.${game}.${code}`]);
        expect([code, used.filter((arg) => !given.includes(arg))]).toEqual([code, []]);
      }
    }
  });
});

test('pseudo words are accented and longer', async () => {
  const { pseudo } = await import('./pseudo');
  const made = pseudo({ a: ['Goal for ', ['seat', 'select', { white: ['White'], other: ['Black'] }], ': ', ['score']] as never });
  const [text, [arg, kind, branches]] = made['a'] as unknown as [string, [string, string, Record<string, string[]>]];
  expect(text).toMatch(/^Gö.*ẍ f.*ẍ $/);
  expect([arg, kind, Object.keys(branches)]).toEqual(['seat', 'select', ['white', 'other']]);
  expect(branches['white']![0]!.length).toBeGreaterThanOrEqual(Math.ceil('White'.length * 1.4));
});
