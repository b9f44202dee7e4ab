// Addresses that begin a new game.
import { gameUrl, type Setup } from './route';
import { otherSeat, seatsOf } from './seats';
import { lastLevel } from './settings';

// Games against the computer differ by their seed alone.
export const newSeed = () => 1 + Math.floor(Math.random() * 999_999_999);

export const quickGame = (game: string): string =>
  gameUrl({ game, options: {}, seed: newSeed(), bot: lastLevel(), human: seatsOf(game)[0] }, []);

export const twoPlayers = (game: string): string => gameUrl({ game, options: {}, seed: 0 }, []);

// The same game once more, with the colours exchanged.
export const rematch = (setup: Setup): string =>
  gameUrl({ ...setup, seed: newSeed(), ...(setup.human ? { human: otherSeat(setup.game, setup.human) } : {}) }, []);
