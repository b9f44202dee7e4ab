import { expect, test } from 'vitest';
import { decodeActions, encodeActions } from './actions_code';

test('every kind of token comes back as it was', () => {
  const tokens = ['e2e4', 'a7a8q', 'h8h7', 'e4:ne', 'a1:n', 'h8:nw', 'f3:e5', 'g1f3', 'resign:white', 'draw', 'disc:1:(2)'];
  expect(decodeActions(encodeActions(tokens))).toEqual(tokens);
});

test('every pair of squares comes back', () => {
  const squares = Array.from({ length: 64 }, (_, i) => 'abcdefgh'[i % 8]! + String(Math.floor(i / 8) + 1));
  const tokens = squares.flatMap((from) => squares.map((to) => from + to));
  expect(decodeActions(encodeActions(tokens))).toEqual(tokens);
});

test('a move costs two characters, a ball play three', () => {
  expect(encodeActions(['e2e4'])).toHaveLength(2);
  expect(encodeActions(['e4:ne'])).toHaveLength(3);
  expect(encodeActions(['f3:e5'])).toHaveLength(3);
});

test('the code needs no escapes in a fragment', () => {
  const code = encodeActions(['e2e4', 'a7a8q', 'e4:ne', 'f3:e5', 'resign:white']);
  expect(new URL(`http://x/#${code}`).hash).toBe(`#${code}`);
});

test.each(['M', 'M.', 'M.9', 'M*', 'M*%', '%', '(abc', '(%E0%A4%A)', 'M!'])('%s is no code', (code) => {
  expect(decodeActions(code)).toBeUndefined();
});
