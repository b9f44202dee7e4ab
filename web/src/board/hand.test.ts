import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { Choice } from '../core/api';
import { Hand } from './hand';

const CHOICES: Choice[] = [
  { action: 'e2e4', kind: 'move', from: 'e2', to: 'e4' },
  { action: 'a7a8q', kind: 'promotion', from: 'a7', to: 'a8' },
  { action: 'a7a8n', kind: 'promotion', from: 'a7', to: 'a8' },
  { action: 'g1:n', kind: 'shot', from: 'g1', to: 'g2', path: [], end: 'received', by: 'g2' },
];

function make(asksFirst = false, foresees = false) {
  const played: string[] = [];
  const hand = new Hand(signal(CHOICES), (action) => played.push(action), () => asksFirst, foresees);
  return { hand, played };
}

test('one choice is played, several of a pawn are asked about', () => {
  const { hand, played } = make();
  hand.commit([CHOICES[0]!]);
  expect(played).toEqual(['e2e4']);
  hand.commit(CHOICES.slice(1, 3));
  expect(played).toHaveLength(1);
  expect(hand.promotions.value).toHaveLength(2);
  hand.commit([hand.promotions.value[1]!]);
  expect(played).toEqual(['e2e4', 'a7a8n']);
  expect(hand.promotions.value).toEqual([]);
});

test('what is to be confirmed waits, and may be dropped', () => {
  const { hand, played } = make(true);
  hand.commit([CHOICES[0]!]);
  expect(hand.pending.value?.action).toBe('e2e4');
  hand.take({ square: 'a7', tool: 'piece' });
  expect(hand.pending.value).toBeNull();
  hand.confirm(); // nothing waits
  expect(played).toEqual([]);
  hand.commit(CHOICES.slice(1, 3));
  hand.commit([CHOICES[1]!]);
  hand.confirm();
  expect(played).toEqual(['a7a8q']);
});

test('the ball of a piece without it can be meant only in a plan', () => {
  const tools = ({ hand }: ReturnType<typeof make>, square: string) => {
    hand.take({ square, tool: 'piece' });
    hand.next();
    return hand.selection.value?.tool;
  };
  expect(tools(make(), 'g1')).toBe('ball');
  expect(tools(make(), 'e2')).toBeUndefined();
  expect(tools(make(false, true), 'e2')).toBe('ball');
});
