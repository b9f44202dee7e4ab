// A changed position is one that the core takes, and nothing else has changed.
import { expect, test } from 'vitest';
import { loadCore } from '../../test/core';
import { editorOf, otherActs } from './edit';

const core = await loadCore();
const begin = (game: string, options = {}) => core('state', { game, options, seed: 3 });

test('carrom: a man moves, is taken off and comes back', () => {
  const editor = editorOf('carrom')!;
  const { state, discs } = begin('carrom', { rack_angle: '90' });
  const moved = editor.move(state, '4', 1000, 2000);
  const after = core('state', { game: 'carrom', options: { rack_angle: '90' }, state: moved });
  expect(after.discs).toHaveLength(19);
  expect(after.discs!.some(([, x, y]) => x === 100_000_000 && y === -200_000_000)).toBe(true);
  const without = core('state', { game: 'carrom', options: { rack_angle: '90' }, state: editor.remove!(state, '9') });
  expect(without.facts['men_black']).toBe(8);
  const [white] = editor.add;
  expect(editor.remove!(white!.change(without.state, 0, -3000), '0')).not.toBe(state);
  expect(editor.tokens(state, discs!)).toHaveLength(19);
  expect(core('state', { game: 'carrom', options: { rack_angle: '90' }, state: otherActs('carrom', moved) }).to_act).not.toBe(after.to_act);
});

test('disc football: discs and the ball', () => {
  const editor = editorOf('discfootball')!;
  const { state } = begin('discfootball');
  const moved = editor.move(editor.move(state, '6', 0, -800), '2', -1000, 300);
  const after = core('state', { game: 'discfootball', state: moved });
  expect(after.discs).toContainEqual([6, 0, 80_000_000]);
  expect(after.discs).toContainEqual([2, -100_000_000, -30_000_000]);
});

test('chess football: pieces, the ball with its carrier, castling rights', () => {
  const editor = editorOf('chessfootball')!;
  const { state } = begin('chessfootball');
  const ball = editor.move(state, 'ball', 450, 650); // e2, a pawn
  expect(ball.split(' ')[6]).toBe('e2');
  const moved = editor.move(ball, 'e2', 450, 450);
  expect(moved.split(' ').slice(0, 7)).toEqual(['rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR', 'w', 'KQkq', '-', '0', '1', 'e4']);
  expect(editor.remove!(moved, 'h1').split(' ')[2]).toBe('Qkq');
  expect(core('state', { game: 'chessfootball', state: editor.remove!(moved, 'h1') }).to_act).toBe('white');
  const queen = editor.add.find(({ name }) => name === 'bQ')!.change(state, 50, 450);
  expect(queen.split(' ')[0]).toBe('rnbqkbnr/pppppppp/8/8/q7/8/PPPPPPPP/RNBQKBNR');
  expect(editor.move(state, 'a1', -50, 450)).toBe(state); // beside the board
});
