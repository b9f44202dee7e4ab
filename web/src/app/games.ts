// What the core says about its games, asked once.
import { signal } from '@preact/signals';
import type { GameInfo } from '../core/api';
import { rules } from '../core/client';

export const games = signal<GameInfo[]>([]);

let asked: Promise<void> | undefined;

export function loadGames(): Promise<void> {
  asked ??= rules.ask('games', {}).then((reply) => {
    games.value = reply.games;
  });
  return asked;
}

export const gameInfo = (name: string) => games.value.find((game) => game.name === name);

// The levels of a game's computer player, weakest first.
export const levelsOf = (info: GameInfo | undefined) => (info?.bots ?? []).filter((bot) => /^level\d+$/.test(bot));
