// Codes of the core in words: events, faults, endings. The keys are event.<game>.<code> and so on (docs/api.md).
import type { Args, Fault, GameEvent, Outcome } from '../core/api';
import { has, t, type Values } from './i18n';

// Codes that every game shares have their words under `common`.
function keyOf(kind: 'event' | 'fault' | 'ending', game: string, code: string): string {
  const own = `${kind}.${game}.${code}`;
  return has(own) ? own : `${kind}.common.${code}`;
}

// Pieces are letters in the core. Sentences get their names, in the cases that the languages need.
export function withNames(args: Args = {}): Values {
  const values: Values = { ...args };
  if (typeof args['piece'] === 'string') {
    values['piece'] = t(`piece.${args['piece']}`);
    values['piece_acc'] = t(`piece_acc.${args['piece']}`);
  }
  return values;
}

export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export const eventWords = (game: string, event: GameEvent) =>
  sentence(t(keyOf('event', game, event.code), withNames(event.args)));

export const faultWords = (game: string, fault: Fault) =>
  sentence(t(keyOf('fault', game, fault.code), { at: fault.at ?? 0, ...withNames(fault.args) }));

// How the game ended: `why` is the ending's words, and who has won.
export function endingWords(game: string, outcome: Outcome): { why: string; who: string } {
  return {
    why: sentence(t(keyOf('ending', game, outcome.reason ?? 'draw'), { winner: outcome.winner ?? 'none' })),
    who: outcome.winner ? t('result.winner', { winner: outcome.winner }) : t('result.draw'),
  };
}
