import { describe, expect, test } from 'vitest';
import type { Choice } from '../core/api';
import { SIZE, SQUARES, corner, directionTowards, goalOf, laneEnd, middle, screenStep, spotAt } from './geometry';
import { neighbour } from './gesture';
import { ends } from './Arrows';
import { parseState, passedState } from './position';
import { attempt, dragged, tapped } from './targets';

describe('a state as a picture', () => {
  test('pieces, side and a carried ball', () => {
    const { pieces, side, ball } = parseState('4k3/8/8/8/3Pn3/8/8/R3K2R b KQ - 0 1 e4 - 1:0');
    expect([...pieces]).toEqual([['e8', 'bK'], ['d4', 'wP'], ['e4', 'bN'], ['a1', 'wR'], ['e1', 'wK'], ['h1', 'wR']]);
    expect(side).toBe('black');
    expect(ball).toEqual({ place: 'carried', square: 'e4' });
  });
  test.each([
    ['8/8/8/8/8/8/8/8 w - - 0 1 * - 0:0', { place: 'centre' }],
    ['8/8/8/8/8/8/8/8 w - - 0 1 h4 - 0:0', { place: 'free', square: 'h4' }],
    ['8/8/8/8/8/8/8/8 w - - 0 1', { place: 'none' }],
  ])('the ball of %s', (line, ball) => expect(parseState(line).ball).toEqual(ball));
});

describe.each([false, true])('places, turned round: %s', (flipped) => {
  test('every square is found again under its middle', () => {
    for (const square of SQUARES) expect(spotAt(middle(square, flipped), flipped)).toEqual({ square });
  });
  test('a8 and h1 lie in opposite corners', () => {
    expect(corner('a8', flipped)).toEqual(flipped ? { x: 700, y: 700 } : { x: 0, y: 0 });
    expect(corner('h1', flipped)).toEqual(flipped ? { x: 0, y: 0 } : { x: 700, y: 700 });
  });
  test('outside the files there is nothing, beyond the ends there are goals', () => {
    expect(spotAt({ x: -1, y: 50 }, flipped)).toBeUndefined();
    expect(spotAt({ x: 50, y: -10 }, flipped)).toEqual({ goal: 'top' });
    expect(spotAt({ x: 50, y: SIZE + 10 }, flipped)).toEqual({ goal: 'bottom' });
  });
  test('a pull from square to square means its direction', () => {
    const pull = (from: string, to: string) => directionTowards(middle(from, flipped), middle(to, flipped), flipped);
    expect(pull('e4', 'e7')).toBe('n');
    expect(pull('e4', 'h7')).toBe('ne');
    expect(pull('e4', 'h4')).toBe('e');
    expect(pull('e4', 'f3')).toBe('se');
    expect(pull('e4', 'e1')).toBe('s');
    expect(pull('e4', 'b1')).toBe('sw');
    expect(pull('e4', 'a4')).toBe('w');
    expect(pull('e4', 'a8')).toBe('nw');
    expect(pull('e4', 'f8')).toBe('n'); // nearer to the file than to the diagonal
  });
  test('a lane that scores ends in the net of that side', () => {
    const goal: Choice = { action: 'e7:n', kind: 'shot', from: 'e7', to: 'e8', path: ['e8'], end: 'goal' };
    expect(goalOf(goal, flipped)).toBe(flipped ? 'bottom' : 'top');
    expect(laneEnd(goal, flipped).x).toBe(middle('e8', flipped).x);
  });
  test('arrow keys go where they point', () => {
    expect(neighbour('e4', 'ArrowUp', flipped)).toBe(flipped ? 'e3' : 'e5');
    expect(neighbour('e4', 'ArrowLeft', flipped)).toBe(flipped ? 'f4' : 'd4');
    expect(neighbour(flipped ? 'h1' : 'a1', 'ArrowLeft', flipped)).toBeUndefined();
  });
  test('a step on the screen', () => {
    expect(screenStep('ne', flipped)).toEqual(flipped ? { x: -1, y: 1 } : { x: 1, y: -1 });
  });
});

describe('gestures find their choice', () => {
  const choices: Choice[] = [
    { action: 'f3e5', kind: 'move', from: 'f3', to: 'e5', end: 'ball' },
    { action: 'f3:n', kind: 'shot', from: 'f3', to: 'f7', path: ['f4', 'f5', 'f6', 'f7'], end: 'received', by: 'f7' },
    { action: 'f3:g5', kind: 'pass', from: 'f3', to: 'g5', path: ['g5'], end: 'pass', by: 'g5' },
    { action: 'h8:n', kind: 'shot', from: 'h8', to: 'h8', path: [], end: 'goal' },
    { action: 'h8:nw', kind: 'shot', from: 'h8', to: 'h8', path: [], end: 'goal' },
    { action: 'a7a8q', kind: 'promotion', from: 'a7', to: 'a8' },
    { action: 'a7a8n', kind: 'promotion', from: 'a7', to: 'a8' },
  ];
  const at = (square: string) => middle(square, false);
  const tap = (from: string, tool: 'piece' | 'ball', square: string) =>
    tapped(choices, { square: from, tool }, { square }, at(square), false).map(({ action }) => action);
  const drag = (from: string, tool: 'piece' | 'ball', to: { x: number; y: number }) =>
    dragged(choices, { square: from, tool }, to, false).map(({ action }) => action);

  test('a tap with the piece moves it, with the ball plays it', () => {
    expect(tap('f3', 'piece', 'e5')).toEqual(['f3e5']);
    expect(tap('f3', 'ball', 'e5')).toEqual([]);
    expect(tap('f3', 'ball', 'f5')).toEqual(['f3:n']);
    expect(tap('f3', 'ball', 'g5')).toEqual(['f3:g5']);
    expect(tap('f3', 'piece', 'g5')).toEqual([]);
  });
  test('a promotion offers its pieces', () => expect(tap('a7', 'piece', 'a8')).toEqual(['a7a8q', 'a7a8n']));
  test('a tap on the net means the nearest goal', () => {
    const goal = (x: number) =>
      tapped(choices, { square: 'h8', tool: 'ball' }, { goal: 'top' }, { x, y: -20 }, false).map(({ action }) => action);
    expect(goal(750)).toEqual(['h8:n']);
    expect(goal(670)).toEqual(['h8:nw']);
  });
  test('a dragged ball snaps to a direction, over a receiver it is the pass', () => {
    expect(drag('f3', 'ball', { x: 560, y: 90 })).toEqual(['f3:n']);
    expect(drag('f3', 'ball', at('g5'))).toEqual(['f3:g5']);
    expect(drag('f3', 'ball', at('h5'))).toEqual([]);
  });
  test('what is no choice is asked as it was meant', () => {
    expect(attempt({ square: 'f3', tool: 'piece' }, at('f8'), false)).toBe('f3f8');
    expect(attempt({ square: 'f3', tool: 'ball' }, at('h5'), false)).toBe('f3:ne');
    expect(attempt({ square: 'f3', tool: 'piece' }, at('f3'), false)).toBeUndefined();
    expect(attempt({ square: 'f3', tool: 'ball' }, at('f3'), false)).toBeUndefined();
  });
  test('the ball pulled to an own piece off every line is a pass, on a line a shot', () => {
    const own = (square: string) => ['g5', 'f6', 'h5'].includes(square);
    const pulled = (square: string) => attempt({ square: 'f3', tool: 'ball' }, at(square), false, own);
    expect(pulled('g5')).toBe('f3:g5');
    expect(pulled('f6')).toBe('f3:n');
    expect(pulled('h5')).toBe('f3:ne');
    expect(pulled('e5')).toBe('f3:nw'); // nobody there
  });
});

describe('arrows', () => {
  test('a piece goes from middle to middle', () => {
    expect(ends({ action: 'g1f3', look: '' }, false)).toEqual({ from: middle('g1', false), to: middle('f3', false), ball: false });
    expect(ends({ action: 'a7a8q', look: '' }, true)?.to).toEqual(middle('a8', true));
  });
  test('the ball goes where the core says, without its word to the edge', () => {
    const choice: Choice = { action: 'd4:n', kind: 'shot', from: 'd4', to: 'd6', path: ['d5', 'd6'], end: 'intercepted', by: 'c7' };
    expect(ends({ action: 'd4:n', choice, look: '' }, false)?.to).toEqual(middle('d6', false));
    expect(ends({ action: 'd4:n', look: '' }, false)?.to).toEqual(middle('d8', false));
    expect(ends({ action: 'd4:ne', look: '' }, true)?.to).toEqual(middle('h8', true));
    expect(ends({ action: 'h4:e', look: '' }, false)?.to).toEqual({ x: 800, y: middle('h4', false).y });
    expect(ends({ action: 'f3:g5', look: '' }, false)?.ball).toBe(true);
  });
  test('an adjudication has none', () => expect(ends({ action: 'draw', look: '' }, false)).toBeUndefined());
});

test('a side that does nothing leaves neither a passing pawn nor a steal', () => {
  expect(passedState('4k3/8/8/8/3Pn3/8/8/4K3 b KQ d3 0 1 e4 d4 1:0')).toBe('4k3/8/8/8/3Pn3/8/8/4K3 w KQ - 0 1 e4 - 1:0');
  expect(passedState('4k3/8/8/8/8/8/8/4K3 w - - 0 1')).toBe('4k3/8/8/8/8/8/8/4K3 b - - 0 1');
});
