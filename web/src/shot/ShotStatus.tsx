// Whose turn it is, what has just happened and by which clause, in the order in which it happened.
import type { Table } from '../app/table';
import type { GameEvent, Moment } from '../core/api';
import { t } from '../i18n/i18n';
import { endingWords, eventWords, factWords, faultWords } from '../i18n/words';
import { Clause } from '../ui/Clause';
import type { Kind } from './kinds';
import type { Stage } from './stage';

function headline(table: Table, stage: Stage): string {
  if (!table.start.value) return t('status.loading');
  if (stage.replaying.value) return t('shot.replaying');
  if (!table.live.value) return t('status.past', { ply: table.shownPly.value, count: table.steps.value.length });
  if (table.moving.value) return t('shot.moving');
  const { outcome, to_act: seat, facts } = table.present.value!;
  const { bot, human, game } = table.setup;
  if (outcome.over) {
    if (!bot || !outcome.winner) return endingWords(game, outcome).who;
    return t(outcome.winner === human ? 'result.you_win' : 'result.you_lose');
  }
  if (table.botOf(seat!)) {
    if (table.paused.value) return t('status.paused');
    return bot ? t('status.thinking') : t('status.to_move', { side: seat! });
  }
  if (!bot) return t('status.to_move', { side: seat! });
  return t(facts['phase'] === 'place' ? 'shot.your_place' : 'shot.your_turn');
}

// Touches are seen and heard; they are told to those who ask for everything.
const SMALL = new Set(['touch', 'stroke', 'strike', 'set_piece', 'ball_out', 'ball_in', 'in_goal', 'break_made', 'men_pocketed']);

function Events({ game, events }: { game: string; events: GameEvent[] }) {
  return (
    <>
      {events.map((event, i) => (
        <span key={i} class={`event ${event.code}`}>
          {eventWords(game, event)} <Clause game={game} rule={event.rule} />{' '}
        </span>
      ))}
    </>
  );
}

// What stands beside the board in words: the facts that a player asks for.
const FACTS: Record<string, string[]> = {
  carrom: ['board', 'queen', 'dues_white', 'dues_black', 'attempts', 'to_place', 'strokes'],
  discfootball: ['phase', 'turn', 'strikes_left', 'idle'],
};

function FactList({ moment, kind }: { moment: Moment | null; kind: Kind }) {
  const facts = moment?.facts ?? {};
  const shown = FACTS[kind.game]!.filter((key) => facts[key] !== undefined && !(/^(dues|idle)/.test(key) && !facts[key]));
  return (
    <dl class="facts">
      {shown.map((key) => {
        const { label, value } = factWords(kind.game, facts, key);
        return <div key={key}><dt>{label}</dt><dd>{value}</dd></div>;
      })}
    </dl>
  );
}

export function ShotStatus({ table, kind, moment, stage }: { table: Table; kind: Kind; moment: Moment | null; stage: Stage }) {
  const fault = table.fault.value;
  const { game } = table.setup;
  const step = table.shownStep.value;
  const seen = !stage.playing.value && !table.moving.value; // the ruling is told when the discs have come to rest
  const events = seen ? (step?.events ?? []) : [];
  const loud = events.filter(({ code }) => !SMALL.has(code));
  return (
    <section class="status" aria-label={t('status.label')}>
      <div role="status" aria-atomic="true">
        <p class={`headline${table.over.value && seen ? ' over' : ''}`}>{headline(table, stage)}</p>
        {fault ? (
          <p class="fault">{faultWords(game, fault)} <Clause game={game} rule={fault.rule} /></p>
        ) : (
          step && (
            <p class="happened">
              <Events game={game} events={loud.length ? loud : events} />
              {seen && step.outcome.over && (
                <span class="event ending">{endingWords(game, step.outcome).why} <Clause game={game} rule={step.outcome.rule} /></span>
              )}
            </p>
          )
        )}
      </div>
      {events.length > loud.length && loud.length > 0 && (
        <details class="everything">
          <summary>{t('shot.everything')}</summary>
          <ol>{events.map((event, i) => <li key={i}>{eventWords(game, event)} <Clause game={game} rule={event.rule} /></li>)}</ol>
        </details>
      )}
      <FactList moment={moment} kind={kind} />
    </section>
  );
}
