import type { Table } from '../app/table';
import { PIECES, BALL } from '../board/art';
import type { Side } from '../board/position';
import { t } from '../i18n/i18n';
import { aheadOf, goalsOf, playerName, takenBy } from './facts';

// One side: its name, whether it is to act, whether it has the ball, what it has taken, its goals.
export function Player({ table, side, area }: { table: Table; side: Side; area: 'near' | 'far' }) {
  const moment = table.shown.value;
  const acts = moment?.to_act === side;
  const carries = moment?.facts['ball'] === 'carried' && moment.facts['carrier'] === side;
  const taken = takenBy(table, side);
  const ahead = aheadOf(table, side);
  const name = playerName(table, side);
  return (
    <div class={`player ${area}${acts ? ' acts' : ''}`} data-side={side}>
      <img class="colour chip" src={PIECES[side === 'white' ? 'wK' : 'bK']} alt={t(`side.${side}`)} width={32} height={32} />
      <div class="who">
        <span class="name">
          {name}
          {carries && <img class="has-ball" src={BALL} alt={t('board.has_ball')} width={16} height={16} />}
        </span>
        <span class="row">
          <span class="taken" aria-label={taken.length ? t('player.taken') : undefined} role={taken.length ? 'img' : undefined}>
            {taken.map((piece, i) => <img key={i} class={i && taken[i - 1] === piece ? 'same' : ''} src={PIECES[piece]} alt="" width={20} height={20} />)}
          </span>
          {ahead > 0 && (
            <span class="ahead">
              <span aria-hidden="true">+{ahead}</span>
              <span class="unseen">{t('player.ahead', { count: ahead })}</span>
            </span>
          )}
        </span>
      </div>
      {moment?.facts['ball'] !== 'none' && (
        <span class="goals">
          <span aria-hidden="true">{goalsOf(table, side)}</span>
          <span class="unseen">{t('player.goals', { count: Number(goalsOf(table, side)) })}</span>
        </span>
      )}
    </div>
  );
}
