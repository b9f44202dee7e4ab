import { expect, test } from 'vitest';
import { forWhite, scoreText, shareOf } from './score';

test('scores are turned to White, whoever is to act', () => {
  expect(forWhite({ cp: 35 }, 'white')).toEqual({ cp: 35 });
  expect(forWhite({ cp: 35 }, 'black')).toEqual({ cp: -35 });
  expect(forWhite({ win_in: 2 }, 'black')).toEqual({ loss_in: 2 });
  expect(forWhite({ loss_in: 3 }, 'black')).toEqual({ win_in: 3 });
  expect(forWhite({ loss_in: 3 }, 'white')).toEqual({ loss_in: 3 });
});

test.each([
  [{ cp: 0 }, '0.00'],
  [{ cp: 135 }, '+1.35'],
  [{ cp: -5 }, '-0.05'],
  [{ win_in: 3 }, '#3'],
  [{ loss_in: 1 }, '-#1'],
])('%o is written %s', (score, text) => expect(scoreText(score)).toBe(text));

test('the bar leans to who is better and is full only when it is decided', () => {
  expect(shareOf(undefined)).toBe(0.5);
  expect(shareOf({ cp: 0 })).toBe(0.5);
  expect(shareOf({ cp: 100 })).toBeGreaterThan(0.58);
  expect(shareOf({ cp: 100 }) + shareOf({ cp: -100 })).toBeCloseTo(1);
  expect(shareOf({ cp: 9000 })).toBe(0.97);
  expect(shareOf({ cp: -9000 })).toBe(0.03);
  expect(shareOf({ win_in: 1 })).toBe(1);
  expect(shareOf({ loss_in: 1 })).toBe(0);
});
