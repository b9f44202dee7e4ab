// Codes of the core in words: events, faults, endings, facts, options. The keys are event.<game>.<code> and so on
// (docs/api.md); the catalogue of a game is asked for when its words are. Until it has come they are empty.
import type { Args, Facts, Fault, GameEvent, Outcome } from '../core/api';
import { sentenceArgs } from './args';
import { figure, has, haveWords, t, type Values } from './i18n';

export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

// Codes that every game shares have their words under `common`.
function say(kind: 'event' | 'fault' | 'ending', game: string, code: string, values: Values): string {
  const own = `${kind}.${game}.${code}`;
  const ready = haveWords(game);
  if (has(own)) return sentence(t(own, values));
  const shared = `${kind}.common.${code}`;
  return has(shared) || ready ? sentence(t(shared, values)) : '';
}

const values = (game: string, args: Args | undefined, rule: string | undefined): Values => ({
  ...sentenceArgs(game, args),
  rule: rule ?? '',
});

export const eventWords = (game: string, event: GameEvent): string =>
  say('event', game, event.code, values(game, event.args, event.rule));

export const faultWords = (game: string, fault: Fault): string =>
  say('fault', game, fault.code, { at: fault.at ?? 0, ...values(game, fault.args, fault.rule) });

// How the game ended: `why` is the ending's words, and who has won.
export function endingWords(game: string, outcome: Outcome): { why: string; who: string } {
  const winner = outcome.winner ?? 'none';
  const alone = `over.${game}.${outcome.reason}`; // a game for one is not won or drawn
  return {
    why: say('ending', game, outcome.reason ?? 'draw', { winner }),
    who: has(alone) ? t(alone) : outcome.winner ? t('result.winner', { winner }) : t('result.draw'),
  };
}

// A fact as a label and what it says: `Queen`, `on the table`. Facts are listed by the games' pages in docs.
export function factWords(game: string, facts: Facts, key: string): { label: string; value: string } {
  if (!haveWords(game)) return { label: '', value: '' };
  const fact = `fact.${game}.${key}`;
  const value = String(facts[key] ?? '').replace(':', '_');
  return { label: t(fact), value: has(`${fact}.${value}`) ? t(`${fact}.${value}`) : value.replace('_', ':') };
}

// The name of an option, and of one of its values: words where it has words, else the number.
export const optionWords = (game: string, key: string): string => (haveWords(game) ? t(`option.${game}.${key}`) : '');

export function optionValue(game: string, key: string, value: string): string {
  const named = `option.${game}.${key}.${value}`;
  return haveWords(game) && has(named) ? t(named) : value;
}

export const presetWords = (game: string, name: string): string => (haveWords(game) ? t(`preset.${game}.${name}`) : '');

// The noise of a level in figures, as the core publishes it: `±3° · ±15 % of the speed · ±5 mm`. Empty if it has none.
export function skillWords(skill: Readonly<Record<string, number>> | undefined): string {
  const { blur = 0, oversights = 0, angle = 0, speed = 0, place = 0 } = skill ?? {};
  const said = [
    angle && t('skill.angle', { angle: figure(angle / 1000, 2) }),
    speed && t('skill.speed', { speed: figure(speed / 10, 1) }),
    place && t('skill.place', { place: figure(place / 1000, 2) }),
    blur && t('skill.blur', { blur: figure(blur / 100, 1) }),
    oversights && t('skill.oversights', { oversights: figure(oversights / 10, 1) }),
  ].filter(Boolean);
  return said.length || !skill ? said.join(' · ') : t('skill.none');
}

// What a level of the computer player is like; games that differ from the common words have their own.
export function levelWords(game: string, bot: string): string {
  void haveWords(game);
  const own = `level.${game}.${bot}`;
  return t(has(own) ? own : `level.${bot}`);
}
