// What a drawing of a game of discs must know beside what the core says: sizes, sorts of pieces, where players sit. Figures
// are those of the rules pages, in mm.
import type { Facts, Handle, Moment, Point } from '../core/api';

export type Spot = [number, number]; // mm, absolute
export type Sort = 'white' | 'black' | 'queen' | 'striker' | 'ball';

export interface Kind {
  game: 'carrom' | 'discfootball';
  half(options: Record<string, string>): Spot; // from the middle to the picture's edges, mm
  sortOf(disc: number): Sort;
  pips(disc: number): number; // dots that tell pieces of one sort apart; 0: none
  radius(sort: Sort): number;
  identity: boolean; // the numbers of the discs hold for ever
  // Whether this seat sees the table from the other side than its coordinates do; so do its tokens.
  turned(facts: Facts, seat: string): boolean;
  ahead(seat: string): Point; // the direction that is straight on for the seat, in its tokens' frame
  // Quarter turns anticlockwise that bring the seat's side to the bottom; `tall`: the picture stands upright.
  quarter(facts: Facts, seat: string, tall: boolean): number;
  place(handle: Handle, at: Spot): string; // the token's beginning with the place in it, mm in the seat's frame
  stops: boolean; // the preview shows where the struck piece comes to rest
  clock: { stroke: string; game?: string }; // the options that hold the times
}

const um = (mm: number) => Math.round(mm * 1000);

const carrom: Kind = {
  game: 'carrom',
  half: () => [432, 432],
  sortOf: (disc) => (disc === 19 ? 'striker' : disc === 18 ? 'queen' : disc < 9 ? 'white' : 'black'),
  pips: () => 0,
  radius: (sort) => (sort === 'striker' ? 20.65 : 15.5),
  identity: false,
  turned: (facts, seat) => facts[`side_${seat}`] === 'north',
  ahead: () => [0, 1],
  quarter: (facts, seat) => (facts[`side_${seat}`] === 'north' ? 2 : 0),
  place: (handle, [x, y]) => (handle.prefix === 'place:' ? `place:${um(x)},${um(y)}` : `shot:${um(x)}:`),
  stops: false,
  clock: { stroke: 'stroke_seconds' },
};

const discfootball: Kind = {
  game: 'discfootball',
  half: (options) => {
    const length = Number(options['field_length'] ?? 600);
    const edge = Number(options['strip'] ?? 90) + 54;
    return [length / 2 + edge, length / 3 + edge];
  },
  sortOf: (disc) => (disc === 6 ? 'ball' : disc < 3 ? 'white' : 'black'),
  pips: (disc) => (disc === 6 ? 0 : (disc % 3) + 1),
  radius: () => 15,
  identity: true,
  turned: () => false,
  ahead: (seat) => [seat === 'black' ? -1 : 1, 0],
  quarter: (_, seat, tall) => (tall ? 1 : 0) + (seat === 'black' ? 2 : 0),
  place: (handle, [x, y]) => (handle.prefix.startsWith('ball@') ? `ball@${um(x)},${um(y)}:` : handle.prefix),
  stops: true,
  clock: { stroke: 'strike_seconds', game: 'minutes' },
};

const KINDS: Record<string, Kind> = { carrom, discfootball };
export const kindOf = (game: string): Kind | undefined => KINDS[game];

export interface Piece {
  disc: number;
  at: Spot;
}

export const mm = ([x, y]: Point): Spot => [x / 1e6, y / 1e6];
export const piecesOf = (moment: Moment): Piece[] => (moment.discs ?? []).map(([disc, x, y]) => ({ disc, at: mm([x, y]) }));
export const turnedIf = (turned: boolean, [x, y]: Spot): Spot => (turned ? [-x, -y] : [x, y]);
