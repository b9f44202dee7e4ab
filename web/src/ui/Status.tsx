// The status line: whose turn it is, what has just happened and by which clause, what is wrong with an attempt.
import type { Premove } from '../app/premove';
import type { Table } from '../app/table';
import type { Choice } from '../core/api';
import { parseState, type Side } from '../board/position';
import { t } from '../i18n/i18n';
import { endingWords, eventWords, faultWords } from '../i18n/words';
import { playWords } from './BallPad';
import { Clause } from './Clause';

function headline(table: Table): string {
  if (!table.start.value) return t('status.loading');
  if (!table.live.value) {
    return t('status.past', { ply: table.shownPly.value, count: table.steps.value.length });
  }
  const { outcome, to_act: seat } = table.present.value!;
  if (outcome.over) {
    if (!table.setup.bot || !outcome.winner) return endingWords(table.setup.game, outcome).who;
    return t(outcome.winner === table.setup.human ? 'result.you_win' : 'result.you_lose');
  }
  const side = seat as Side;
  if (!table.setup.bot) return t('status.to_move', { side });
  if (side === table.setup.human) return t('status.your_move');
  return t(table.paused.value ? 'status.paused' : 'status.thinking');
}

// What the ball allows, when there is nothing louder to say.
function hint(table: Table): string | undefined {
  const facts = table.present.value?.facts;
  if (!facts || !table.myTurn.value || facts['ball'] === 'none') return undefined;
  if (facts['steal']) return t('hint.steal', { square: facts['steal'] });
  if (facts['ball'] === 'centre') return t('hint.centre');
  if (facts['ball'] === 'free') return t('hint.free', { square: facts['ball_square'] });
  if (facts['check']) return t('hint.check');
  return facts['carrier'] === facts['side'] ? t('hint.yours') : t('hint.theirs', { square: facts['ball_square'] });
}

function Happened({ table }: { table: Table }) {
  const step = table.shownStep.value;
  const { game } = table.setup;
  if (!step) return null;
  const { outcome } = step;
  return (
    <p class="happened">
      {step.notation && <b class="notation">{step.notation}</b>}
      {(step.events ?? []).map((event, i) => (
        <span key={i} class={`event ${event.code}`}>
          {eventWords(game, event)} <Clause game={game} rule={event.rule} />{' '}
        </span>
      ))}
      {outcome.over && (
        <span class="event ending">
          {endingWords(game, outcome).why} <Clause game={game} rule={outcome.rule} />
        </span>
      )}
    </p>
  );
}

// An action's squares as people write them: `g1–f3`, `e4:ne`.
export const actionWords = (action: string) => action.replace(/^([a-h][1-8])([a-h][1-8])/, '$1–$2');

// What is planned, or why a plan came to nothing.
function Plan({ table, premove }: { table: Table; premove: Premove }) {
  const { game } = table.setup;
  const dropped = premove.dropped.value;
  if (!dropped) return null;
  return (
    <p class="fault">
      {t('plan.dropped', { action: actionWords(dropped.action) })}{' '}
      {dropped.fault && <>{faultWords(game, dropped.fault)} <Clause game={game} rule={dropped.fault.rule} /></>}
    </p>
  );
}

// What the board draws, for those who do not see it.
function ThreatWords({ choices, state }: { choices: Choice[]; state: string }) {
  const position = parseState(state);
  return <span class="unseen">{choices.map((choice) => `${choice.action}: ${playWords(choice, position)}.`).join(' ')}</span>;
}

interface Props {
  table: Table;
  premove?: Premove;
  threatened?: { choices: Choice[]; state: string } | undefined; // the other side's possible ball plays are drawn
}

export function Status({ table, premove, threatened }: Props) {
  const fault = table.fault.value;
  const { game } = table.setup;
  const advice = fault ? undefined : threatened ? t('hint.threats') : hint(table);
  return (
    <section class="status" aria-label={t('status.label')}>
      <div role="status" aria-atomic="true">
        <p class={`headline${table.over.value ? ' over' : ''}`}>{headline(table)}</p>
        {fault ? (
          <p class="fault">
            {faultWords(game, fault)} <Clause game={game} rule={fault.rule} />
          </p>
        ) : (
          <Happened table={table} />
        )}
        {premove && !fault && <Plan table={table} premove={premove} />}
        {threatened && <ThreatWords {...threatened} />}
      </div>
      {advice && <p class={`hint${threatened || table.present.value?.facts['steal'] ? ' important' : ''}`}>{advice}</p>}
    </section>
  );
}
