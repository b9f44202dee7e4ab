// Which choice a gesture means. The choices themselves come from the core; here they are only looked up by place.
import type { Choice } from '../core/api';
import { directionOf, directionTowards, fileOf, goalOf, laneEnd, middle, rankOf, spotAt, type Point, type Spot } from './geometry';

export type Tool = 'piece' | 'ball';

// What is in hand: a piece, or the ball that it carries.
export interface Selection {
  square: string;
  tool: Tool;
}

export const isBallPlay = (choice: Choice) => choice.kind === 'shot' || choice.kind === 'pass';

export function choicesOf(choices: readonly Choice[], { square, tool }: Selection): Choice[] {
  return choices.filter((choice) => choice.from === square && isBallPlay(choice) === (tool === 'ball'));
}

// The choices that a tap on `spot` means. More than one only where a pawn promotes.
export function tapped(choices: readonly Choice[], hand: Selection, spot: Spot, at: Point, flipped: boolean): Choice[] {
  if (!spot) return [];
  if ('goal' in spot) {
    // Only the ball goes there, so the goal may be tapped with the piece in hand, too.
    const goals = choicesOf(choices, { ...hand, tool: 'ball' }).filter((c) => goalOf(c, flipped) === spot.goal);
    const off = (choice: Choice) => Math.abs(laneEnd(choice, flipped).x - at.x);
    return goals.sort((a, b) => off(a) - off(b)).slice(0, 1);
  }
  const own = choicesOf(choices, hand);
  if (hand.tool === 'piece') return own.filter((choice) => choice.to === spot.square);
  const touched = own.find((c) => c.to === spot.square && c.to !== c.from) ?? own.find((c) => c.path?.includes(spot.square));
  return touched ? [touched] : [];
}

// The choices that a drag to `at` means. A dragged ball snaps to the nearest of the eight directions; a knight's pass is
// meant when the pointer is over its receiver.
export function dragged(choices: readonly Choice[], hand: Selection, at: Point, flipped: boolean): Choice[] {
  const spot = spotAt(at, flipped);
  if (hand.tool === 'piece') return tapped(choices, hand, spot && 'square' in spot ? spot : undefined, at, flipped);
  const own = choicesOf(choices, hand);
  const pass = own.find((c) => c.kind === 'pass' && spot && 'square' in spot && c.to === spot.square);
  if (pass) return [pass];
  const towards = directionTowards(middle(hand.square, flipped), at, flipped);
  const shot = own.find((choice) => directionOf(choice) === towards);
  return shot ? [shot] : [];
}

// Whether two squares lie on one rank, file or diagonal.
function aligned(a: string, b: string): boolean {
  const files = Math.abs(fileOf(a) - fileOf(b));
  const ranks = Math.abs(rankOf(a) - rankOf(b));
  return files === 0 || ranks === 0 || files === ranks;
}

// The token of an attempt that is not among the choices, for the core to say what is wrong with it. `own` tells whether a
// piece of the same side stands on a square: the ball pulled there, off every line, means a knight's pass.
export function attempt(hand: Selection, at: Point, flipped: boolean, own?: (square: string) => boolean): string | undefined {
  const spot = spotAt(at, flipped);
  const square = spot && 'square' in spot ? spot.square : undefined;
  if (square === hand.square) return undefined;
  if (hand.tool === 'ball') {
    if (square && own?.(square) && !aligned(hand.square, square)) return `${hand.square}:${square}`;
    return `${hand.square}:${directionTowards(middle(hand.square, flipped), at, flipped)}`;
  }
  return square && hand.square + square;
}
