import { expect, test } from 'vitest';
import { gameUrl, parseRoute, type Setup } from './route';

const read = (url: string) => {
  const { search, hash } = new URL(url, 'http://x/');
  return parseRoute(search, hash);
};

test('a game against the computer survives its address', () => {
  const setup: Setup = {
    game: 'chessfootball',
    options: { goals_to_win: '3', after_goal: 'reset' },
    seed: 12345,
    bot: 'level3',
    human: 'black',
    state: '4k3/8/8/8/4P3/8/8/4K3 w - - 0 1 e4 - 0:0',
  };
  const actions = ['e4:ne', 'e8e7', 'resign:white'];
  expect(read(gameUrl(setup, actions, 2))).toEqual({
    page: 'play', game: 'chessfootball', setup, actions, at: 2, broken: false,
  });
});

test('a game of two people has no bot', () => {
  const route = read(gameUrl({ game: 'chessfootball', options: {}, seed: 0 }, []));
  expect(route).toEqual({
    page: 'play', game: 'chessfootball', setup: { game: 'chessfootball', options: {}, seed: 0 }, actions: [], broken: false,
  });
});

test('pages', () => {
  expect(read('/')).toEqual({ page: 'home' });
  expect(read('/?referee=carrom')).toEqual({ page: 'referee', game: 'carrom' });
  expect(read('/?referee=chessfootball')).toEqual({ page: 'modes', game: 'chessfootball' });
  expect(read('/?plans=discfootball')).toEqual({ page: 'plans', game: 'discfootball' });
  expect(read('/?rules=chessfootball')).toEqual({ page: 'rules', game: 'chessfootball' });
  expect(read('/?rules=chessfootball#CF14')).toEqual({ page: 'rules', game: 'chessfootball', clause: 'CF14' });
});

test('a damaged game is told apart', () => {
  expect(read('/?play=chessfootball#M.')).toMatchObject({ page: 'play', actions: [], broken: true });
});
