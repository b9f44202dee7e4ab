import { expect, test } from 'vitest';
import { loadCore } from '../../test/core';
import { sheetOf, wordsOf, type Entry, type Fallen } from './sheet';

test('what has fallen, in the core’s words', () => {
  expect(wordsOf([])).toBe('-');
  expect(wordsOf(['w', 'w', 'b', 'q', 's'])).toBe('w2 b1 q s');
  expect(wordsOf(['w', 'b', 'w'])).toBe('w1 b1 w1');
});

test('the score sheet has a line for every board that has ended, with its clause', async () => {
  const core = await loadCore();
  const entries: Entry[] = [];
  let { state, to_act: seat } = core('state', { game: 'carrom', seed: 2 });
  const breaker = seat;
  // the breaker clears both boards, though the other one breaks the second
  const boards: Fallen[][] = [[...Array<Fallen>(9).fill('w'), 'q'], ['b'], Array<Fallen>(8).fill('b')];
  for (const fallen of boards) {
    const reply = core('referee', { game: 'carrom', state, pocketed: wordsOf(fallen) });
    expect(reply.events).toBeDefined();
    entries.push({ seat: seat!, what: '', events: reply.events, after: reply });
    ({ state, to_act: seat } = reply);
  }
  const [first] = sheetOf(entries);
  expect(first).toMatchObject({ board: 1, winner: breaker, colour: 'white', rule: 'CA34', points: 12 });
});
