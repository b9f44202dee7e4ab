// Where things lie in the drawing. One square is 100 units; the playing field spans 0…800 both ways, whatever side is at
// the bottom; the goals lie outside it.
import theme from '../../../assets/board_theme.json';
import type { Choice } from '../core/api';
import { FILES } from './position';

export interface Point {
  x: number;
  y: number;
}

export const SQUARE = theme.sizes.square;
export const SIZE = 8 * SQUARE;
// Twice as deep as in printed positions: on the page a goal is also something to aim at.
export const NET = 2 * theme.sizes.net;
export const SIZES = theme.sizes;
export const CENTRE: Point = { x: SIZE / 2, y: SIZE / 2 };

export const SQUARES: readonly string[] = Array.from(
  { length: 64 },
  (_, i) => `${FILES[i % 8]}${8 - Math.floor(i / 8)}`,
);

export const fileOf = (square: string) => FILES.indexOf(square[0]!);
export const rankOf = (square: string) => Number(square[1]) - 1;

export function squareName(file: number, rank: number): string | undefined {
  return file < 0 || file > 7 || rank < 0 || rank > 7 ? undefined : `${FILES[file]}${rank + 1}`;
}

function place(file: number, rank: number, flipped: boolean): Point {
  return flipped ? { x: (7 - file) * SQUARE, y: rank * SQUARE } : { x: file * SQUARE, y: (7 - rank) * SQUARE };
}

// The upper left corner of a square as drawn.
export const corner = (square: string, flipped: boolean) => place(fileOf(square), rankOf(square), flipped);

export function middle(square: string, flipped: boolean): Point {
  const { x, y } = corner(square, flipped);
  return { x: x + SQUARE / 2, y: y + SQUARE / 2 };
}

export type Spot = { square: string } | { goal: 'top' | 'bottom' } | undefined;

// What lies under a point of the drawing.
export function spotAt({ x, y }: Point, flipped: boolean): Spot {
  if (x < 0 || x >= SIZE) return undefined;
  if (y < 0) return y >= -NET - 20 ? { goal: 'top' } : undefined;
  if (y >= SIZE) return y < SIZE + NET + 20 ? { goal: 'bottom' } : undefined;
  const column = Math.floor(x / SQUARE);
  const row = Math.floor(y / SQUARE);
  const square = squareName(flipped ? 7 - column : column, flipped ? row : 7 - row);
  return square === undefined ? undefined : { square };
}

export const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Direction = (typeof DIRECTIONS)[number];
const VECTORS: Record<Direction, [number, number]> = {
  n: [0, 1],
  ne: [1, 1],
  e: [1, 0],
  se: [1, -1],
  s: [0, -1],
  sw: [-1, -1],
  w: [-1, 0],
  nw: [-1, 1],
};

export function directionOf(choice: Choice): Direction | undefined {
  const word = choice.action.split(':')[1];
  return DIRECTIONS.find((direction) => direction === word);
}

// A direction as a step on the screen: right and down are positive.
export function screenStep(direction: Direction, flipped: boolean): Point {
  const [file, rank] = VECTORS[direction];
  return flipped ? { x: -file, y: rank } : { x: file, y: -rank };
}

// The direction on the board that a pull on the screen means.
export function directionTowards(from: Point, to: Point, flipped: boolean): Direction {
  const turn = flipped ? -1 : 1;
  const angle = Math.atan2(turn * (to.x - from.x), turn * (from.y - to.y)); // clockwise from the eighth rank
  return DIRECTIONS[(Math.round(angle / (Math.PI / 4)) + 8) % 8]!;
}

const isGoal = (choice: Choice) => choice.end === 'goal' || choice.end === 'own_goal';

// Where the drawn lane of a ball play ends: in the middle of the last square, or in the net.
export function laneEnd(choice: Choice, flipped: boolean): Point {
  const last = choice.path?.at(-1) ?? choice.to ?? choice.from ?? 'a1';
  const from = middle(last, flipped);
  const direction = directionOf(choice);
  if (!isGoal(choice) || direction === undefined) return from;
  const step = screenStep(direction, flipped);
  const out = SQUARE / 2 + NET / 2;
  const x = from.x + step.x * out;
  return { x: Math.min(SIZE - 14, Math.max(14, x)), y: from.y + step.y * out };
}

export function goalOf(choice: Choice, flipped: boolean): 'top' | 'bottom' | undefined {
  if (!isGoal(choice)) return undefined;
  return laneEnd(choice, flipped).y < 0 ? 'top' : 'bottom';
}

// The ball's middle when it lies free on, or is carried over, a square.
export function ballPoint(square: string, carried: boolean, flipped: boolean): Point {
  const { x, y } = corner(square, flipped);
  return carried
    ? { x: x + SIZES.ballCarriedX, y: y + SIZES.ballCarriedY }
    : { x: x + SQUARE / 2, y: y + SQUARE / 2 };
}
