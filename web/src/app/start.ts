// Addresses that begin a new game.
import { gameInfo, levelsOf } from './games';
import { gameUrl, type Setup } from './route';
import { otherSeat, seatsOf } from './seats';
import { lastLevel } from './settings';

// Games against the computer differ by their seed alone.
export const newSeed = () => 1 + Math.floor(Math.random() * 999_999_999);

// The computer player that was chosen last, or the nearest that the game has.
export function botFor(game: string): string {
  const wanted = lastLevel();
  const bots = gameInfo(game)?.bots;
  if (!bots || bots.includes(wanted)) return wanted;
  return levelsOf(gameInfo(game)).at(-1) ?? bots[0] ?? wanted;
}

export const quickGame = (game: string): string =>
  gameUrl({ game, options: {}, seed: newSeed(), bot: botFor(game), human: seatsOf(game)[0] }, []);

// Chess football knows no chance; in games with a lot it lies in the seed.
const sharedSeed = (game: string): number => (game === 'chessfootball' ? 0 : newSeed());

export const twoPlayers = (game: string): string => gameUrl({ game, options: {}, seed: sharedSeed(game) }, []);

export const practiceOf = (game: string, options: Record<string, string> = {}, state?: string): string =>
  gameUrl({ game, options, seed: sharedSeed(game), practice: true, ...(state ? { state } : {}) }, []);

export function watching(game: string, bots: readonly [string, string]): string {
  const [first, second] = seatsOf(game);
  return gameUrl({ game, options: {}, seed: newSeed(), bots: { [first]: bots[0], [second]: bots[1] } }, []);
}

// The same game once more, with the colours exchanged.
export const rematch = (setup: Setup): string =>
  gameUrl({ ...setup, seed: setup.bot || setup.bots ? newSeed() : sharedSeed(setup.game), ...(setup.human ? { human: otherSeat(setup.game, setup.human) } : {}) }, []);
