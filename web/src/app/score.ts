// What the computer's scores mean to people.
import type { Score } from '../core/api';

// A score as White sees it: larger is better for White. The core's scores are those of the side to act.
export function forWhite(score: Score, toAct: string | null): Score {
  if (toAct !== 'black') return score;
  if (score.cp !== undefined) return { cp: -score.cp };
  return score.win_in !== undefined ? { loss_in: score.win_in } : { win_in: score.loss_in ?? 0 };
}

// White's share of the bar. A pawn is a clear advantage, a rook nearly all of it; only what is decided fills it.
export function shareOf(score: Score | undefined): number {
  if (!score) return 0.5;
  if (score.win_in !== undefined) return 1;
  if (score.loss_in !== undefined) return 0;
  const share = 1 / (1 + Math.exp(-(score.cp ?? 0) / 220));
  return Math.min(0.97, Math.max(0.03, share));
}

// `+0.35`, `-1.20`; `#3` and `-#3` for a win in three actions by goal or mate.
export function scoreText(score: Score): string {
  if (score.win_in !== undefined) return `#${score.win_in}`;
  if (score.loss_in !== undefined) return `-#${score.loss_in}`;
  const pawns = (score.cp ?? 0) / 100;
  return (pawns > 0 ? '+' : '') + pawns.toFixed(2);
}
