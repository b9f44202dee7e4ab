// The arguments of events and faults as sentences need them: names in the cases of the languages, millimetres, metres a
// second. docs/carrom.md and docs/discfootball.md list what the core sends.
import type { Args } from '../core/api';
import { figure, t, type Values } from './i18n';

const number = (value: string | number | undefined): number | undefined => (typeof value === 'number' ? value : undefined);

// Pieces of chess are letters.
function chessArgs(args: Args): Values {
  const { piece } = args;
  return typeof piece === 'string' ? { ...args, piece: t(`piece.${piece}`), piece_acc: t(`piece_acc.${piece}`) } : { ...args };
}

// nm → mm, mm/s → m/s
function measures({ x, y, speed }: Args): Values {
  const values: Values = {};
  if (number(x) !== undefined) values['x'] = figure(Number(x) / 1e6, 1);
  if (number(y) !== undefined) values['y'] = figure(Number(y) / 1e6, 1);
  if (number(speed) !== undefined) values['speed'] = figure(Number(speed) / 1000, 2);
  return values;
}

// Men have no identity: the numbers of the pieces tell their kind only.
const MEN = [...Array.from({ length: 9 }, () => 'white'), ...Array.from({ length: 9 }, () => 'black'), 'queen', 'striker'];

function carromArgs(args: Args): Values {
  const values: Values = { ...args, ...measures(args) };
  const kind = args['kind'] ?? MEN[Number(args['piece'])];
  if (kind !== undefined) Object.assign(values, { piece: t(`man.${kind}`), piece_acc: t(`man_acc.${kind}`) });
  if (args['by'] !== undefined) values['by'] = t(`man.${args['by']}`);
  const u = number(args['u']);
  if (u !== undefined) {
    values['hand'] = u === 0 ? 'middle' : u < 0 ? 'left' : 'right';
    values['off'] = figure(Math.abs(u) / 1000, 1);
  }
  if (number(args['x']) !== undefined) values['spot'] = args['x'] === 0 && args['y'] === 0 ? 'centre' : 'beside';
  const { own, other } = args;
  if (own !== undefined) values['whose'] = !other ? 'mine' : own ? 'both' : 'theirs';
  if (args['white'] !== undefined) values['count'] = Number(args['white']) + Number(args['black'] ?? 0);
  return values;
}

// w1 w2 w3 b1 b2 b3 ball; several are joined by plus signs.
function discNames(pieces: string | number, form: 'disc' | 'disc_acc'): string {
  const names = String(pieces).split('+').map((name) => (name === 'ball' ? t(`${form}.ball`) : t(`${form}.${name[0]}`, { n: name.slice(1) })));
  const last = names.pop() ?? '';
  return names.length ? t('list.and', { first: names.join(', '), last }) : last;
}

function discArgs(args: Args): Values {
  const values: Values = { ...args, ...measures(args) };
  for (const key of ['piece', 'by', 'pieces']) {
    const pieces = args[key];
    if (pieces === undefined) continue;
    values[key] = discNames(pieces, 'disc');
    values[`${key}_acc`] = discNames(pieces, 'disc_acc');
  }
  if (args['piece'] !== undefined) values['n'] = String(args['piece']).slice(1);
  return values;
}

const ARGS: Record<string, (args: Args) => Values> = { chessfootball: chessArgs, carrom: carromArgs, discfootball: discArgs };

export const sentenceArgs = (game: string, args: Args = {}): Values => (ARGS[game] ?? chessArgs)(args);
