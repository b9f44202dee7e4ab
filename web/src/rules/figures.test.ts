// The figures show what their words say: the core is asked.
import { expect, test } from 'vitest';
import { loadCore } from '../../test/core';
import { RULES } from './figures';

const core = await loadCore();
const figures = Object.entries(RULES).flatMap(([game, { how, clauses }]) =>
  [...how, ...Object.values(clauses)].map((figure) => ({ game, ...figure })),
);

test.each(figures)('$name', ({ game, state, action, end }) => {
  expect(core('state', { game, state }).state).toBe(state);
  if (!action) return;
  const choice = core('choices', { game, state, partial: action.slice(0, 2) }).choices.find((c) => c.action === action);
  expect(choice).toBeDefined();
  expect(choice!.end).toBe(end);
});
