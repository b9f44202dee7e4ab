// How the position stands, as White sees it: the lighter the bar, the better for White.
import type { Analysis } from '../app/analysis';
import { forWhite, scoreText, shareOf } from '../app/score';
import type { Table } from '../app/table';
import type { Score } from '../core/api';
import { t } from '../i18n/i18n';
import { goalsOf } from './facts';

export function scoreWords(score: Score): string {
  if (score.win_in !== undefined) return t('analysis.wins', { side: 'white', count: score.win_in });
  if (score.loss_in !== undefined) return t('analysis.wins', { side: 'black', count: score.loss_in });
  return t('analysis.score', { score: scoreText(score) });
}

interface Props {
  table: Table;
  analysis: Analysis;
  flipped: boolean;
  lying: boolean; // below the board, White on the left; otherwise beside it, White on White's side
}

export function EvalBar({ table, analysis, flipped, lying }: Props) {
  const moment = table.shown.value;
  const best = analysis.lines.value[0];
  const { outcome } = moment ?? {};
  let score: Score | undefined;
  if (outcome?.over) score = outcome.winner ? (outcome.winner === 'white' ? { win_in: 0 } : { loss_in: 0 }) : { cp: 0 };
  else if (best && moment) score = forWhite(best.score, moment.to_act);
  const share = shareOf(score);
  const goals = `${goalsOf(table, 'white')}:${goalsOf(table, 'black')}`;
  const words = `${score ? scoreWords(score) : t('analysis.unknown')} ${moment?.facts['ball'] === 'none' ? '' : t('analysis.goals', { score: goals })}`;
  const light = lying ? { width: share * 100, height: 100 } : { width: 100, height: share * 100, y: flipped ? 0 : 100 - share * 100 };
  return (
    <div class="eval" role="img" aria-label={words.trim()} title={words.trim()}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="100" class="dark" />
        <rect {...light} class="light" />
        <path d={lying ? 'M50 0v100' : 'M0 50h100'} class="middle" />
      </svg>
    </div>
  );
}
