// Changes to a position's line, as text: a piece put elsewhere, taken off, added. Whether the position is possible is for
// the core to say.
import type { Point } from '../core/api';

export interface Token {
  id: string; // chess football: a square, or `ball`; games of discs: the disc's number
  x: number; // in the drawing's units (verb show, the first seat at the bottom)
  y: number;
  radius: number;
}

export interface Editor {
  tokens(state: string, discs: readonly [number, number, number][]): Token[];
  move(state: string, id: string, x: number, y: number): string;
  remove?(state: string, id: string): string;
  add: { name: string; change: (state: string, x: number, y: number) => string }[];
}

// --- games of discs: places in nm behind a field's name; the drawing measures tenths of a mm, y downwards -------------

const fieldOf = (state: string, name: string): string => new RegExp(`(?:^| )${name}=(\\S+)`).exec(state)?.[1] ?? '-';
const withField = (state: string, name: string, value: string): string => state.replace(new RegExp(`(^| )${name}=\\S+`), `$1${name}=${value}`);
const pointsOf = (text: string): Point[] => (text === '-' ? [] : text.split(';').map((pair) => pair.split(',').map(Number) as Point));
const textOf = (points: Point[]): string => points.map((point) => point.join(',')).join(';') || '-';
const nm = (x: number, y: number): Point => [Math.round(x * 1e5), Math.round(-y * 1e5)];

// Where men lie anywhere else than in the rack the break has been made.
const withMen = (state: string, name: string, men: Point[]): string =>
  withField(state.replace(/phase=break:\d+/, 'phase=strike'), name, textOf(sorted(men)));

// Men without identity stand in the order of their places.
const sorted = (points: Point[]): Point[] => [...points].sort(([a, b], [c, d]) => a - c || b - d);

const carrom: Editor = {
  tokens: (_, discs) => discs.map(([disc, x, y]) => ({ id: String(disc), x: x / 1e5, y: -y / 1e5, radius: 155 })),
  move(state, id, x, y) {
    const disc = Number(id);
    if (disc === 18) return withField(state, 'Q', `table:${nm(x, y).join(',')}`);
    const name = disc < 9 ? 'W' : 'B';
    const men = pointsOf(fieldOf(state, name));
    men[disc % 9] = nm(x, y);
    return withMen(state, name, men);
  },
  remove(state, id) {
    const disc = Number(id);
    if (disc === 18) return state; // where she is then is a question of the rules
    const name = disc < 9 ? 'W' : 'B';
    return withMen(state, name, pointsOf(fieldOf(state, name)).filter((_, i) => i !== disc % 9));
  },
  add: (['W', 'B'] as const).map((name) => ({
    name: name === 'W' ? 'white_man' : 'black_man',
    change: (state, x, y) => withMen(state, name, [...pointsOf(fieldOf(state, name)), nm(x, y)]),
  })),
};

const discfootball: Editor = {
  tokens: (_, discs) => discs.map(([disc, x, y]) => ({ id: String(disc), x: x / 1e5, y: -y / 1e5, radius: 150 })),
  move(state, id, x, y) {
    const disc = Number(id);
    if (disc === 6) return withField(state, 'ball', nm(x, y).join(','));
    const name = disc < 3 ? 'W' : 'B';
    const own = pointsOf(fieldOf(state, name));
    own[disc % 3] = nm(x, y);
    return withField(state, name, textOf(own));
  },
  add: [],
};

// --- chess football: the board's rows, the ball's square in the seventh field; squares of 100 units ---------------------

const FILES = 'abcdefgh';

function boardOf(state: string): string[] {
  return state.split(' ')[0]!.split('/').flatMap((row) => [...row].flatMap((c) => (/\d/.test(c) ? Array<string>(Number(c)).fill('') : [c])));
}

function withBoard(state: string, cells: readonly string[], ball?: string): string {
  const rows = Array.from({ length: 8 }, (_, row) =>
    cells.slice(row * 8, row * 8 + 8).map((cell) => cell || '1').join('').replace(/1+/g, (run) => String(run.length)),
  );
  const fields = state.split(' ');
  fields[0] = rows.join('/');
  // castling needs its king and rook where they began, and nobody has just moved
  const at = (square: string) => cells[indexOf(square)];
  fields[2] = [...'KQkq'].filter((right) => fields[2]!.includes(right) && at(right < 'a' ? 'e1' : 'e8') === (right < 'a' ? 'K' : 'k') && at(`${'kK'.includes(right) ? 'h' : 'a'}${right < 'a' ? 1 : 8}`) === (right < 'a' ? 'R' : 'r')).join('') || '-';
  fields[3] = '-';
  if (ball !== undefined) fields[6] = ball;
  if (fields[7]) fields[7] = '-';
  return fields.join(' ');
}

const indexOf = (square: string): number => (8 - Number(square[1])) * 8 + FILES.indexOf(square[0]!);
const squareAt = (x: number, y: number): string | null => {
  const [file, row] = [Math.floor(x / 100), Math.floor(y / 100)];
  return file < 0 || file > 7 || row < 0 || row > 7 ? null : `${FILES[file]}${8 - row}`;
};

const chessfootball: Editor = {
  tokens(state) {
    const cells = boardOf(state);
    const ball = state.split(' ')[6];
    const tokens = cells.flatMap((cell, i) => (cell ? [{ id: `${FILES[i % 8]}${8 - Math.floor(i / 8)}`, x: (i % 8) * 100 + 50, y: Math.floor(i / 8) * 100 + 50, radius: 46 }] : []));
    if (ball === '*') tokens.push({ id: 'ball', x: 400, y: 400, radius: 30 });
    else if (ball && /^[a-h][1-8]$/.test(ball)) {
      const i = indexOf(ball);
      tokens.push({ id: 'ball', x: (i % 8) * 100 + 74, y: Math.floor(i / 8) * 100 + 74, radius: 24 });
    }
    return tokens;
  },
  move(state, id, x, y) {
    const to = squareAt(x, y);
    if (!to) return state;
    const cells = boardOf(state);
    if (id === 'ball') return withBoard(state, cells, to);
    const ball = state.split(' ')[6];
    cells[indexOf(to)] = cells[indexOf(id)]!;
    if (to !== id) cells[indexOf(id)] = '';
    return withBoard(state, cells, ball === id ? to : ball); // who carries the ball takes it along
  },
  remove(state, id) {
    if (id === 'ball') return state;
    const cells = boardOf(state);
    cells[indexOf(id)] = '';
    return withBoard(state, cells);
  },
  add: [...'PNBRQKpnbrqk'].map((piece) => ({
    name: (piece < 'a' ? 'w' : 'b') + piece.toUpperCase(),
    change: (state, x, y) => {
      const to = squareAt(x, y);
      if (!to) return state;
      const cells = boardOf(state);
      cells[indexOf(to)] = piece;
      return withBoard(state, cells);
    },
  })),
};

const EDITORS: Record<string, Editor> = { carrom, discfootball, chessfootball };
export const editorOf = (game: string): Editor | undefined => EDITORS[game];

// The other side to act, where the line says so in a field of its own.
export function otherActs(game: string, state: string): string {
  if (game === 'carrom') {
    const next = fieldOf(state, 'act') === 'south' ? 'north' : 'south';
    return withField(withField(state, 'act', next), 'next', next);
  }
  if (game === 'discfootball') return withField(state, 'side', fieldOf(state, 'side') === 'w' ? 'b' : 'w');
  const fields = state.split(' ');
  fields[1] = fields[1] === 'w' ? 'b' : 'w';
  fields[3] = '-';
  if (fields[7]) fields[7] = '-';
  return fields.join(' ');
}
