// The figures show what their words say: the core is asked.
import { expect, test } from 'vitest';
import { loadCore } from '../../test/core';
import { RULES } from './figures';

const core = await loadCore();
const figures = Object.entries(RULES).flatMap(([game, { how, clauses }]) =>
  [...how, ...Object.values(clauses)].map((figure) => ({ game, ...figure })),
);

// Events that tell a ruling, without what is seen on the board: strikes, touches, and what fell or crossed a line.
const SEEN = ['stroke', 'strike', 'set_piece', 'touch', 'pocketed', 'post', 'ball_out', 'ball_in', 'in_goal'];

test.each(figures)('$game $name', ({ game, state, action, becomes, shows }) => {
  expect(core('state', { game, state }).state).toBe(state);
  if (shows !== undefined) {
    const { handles } = core('choices', { game, state, partial: shows });
    expect(handles.some(({ places, directions }) => (shows ? directions : places))).toBe(true);
  }
  if (!action) return;
  const choice = core('choices', { game, state, ...(game === 'chessfootball' ? { partial: action.slice(0, 2) } : {}) }).choices.find((c) => c.action === action);
  if (choice) {
    expect(choice.end).toBe(becomes);
    return;
  }
  const { steps } = core('apply', { game, state, play: [action] });
  const codes = steps[0]!.events!.map(({ code }) => code).filter((code) => !SEEN.includes(code));
  expect(codes.join(' ')).toBe(becomes);
});

test('every action becomes something, and clauses with a figure exist', () => {
  expect(figures.filter(({ action, becomes }) => Boolean(action) !== Boolean(becomes))).toEqual([]);
  for (const { parts, clauses } of Object.values(RULES)) {
    const ids = parts.flatMap((part) => part.ids);
    expect(Object.keys(clauses).filter((id) => !ids.includes(id))).toEqual([]);
  }
});
