// The page of a game of flicked discs.
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { games } from '../app/games';
import { rematch } from '../app/start';
import { otherSeat } from '../app/seats';
import type { Table } from '../app/table';
import { narrow } from '../app/view';
import type { Moment, Step, Trajectory } from '../core/api';
import { rules } from '../core/client';
import { t } from '../i18n/i18n';
import { Actions } from '../ui/Actions';
import { useReplayKeys } from '../ui/keys';
import { lazy } from '../ui/lazy';
import { Aim } from './aim';
import { AimPanel } from './AimPanel';
import { Bar } from './Bar';
import { Clock } from './clock';
import { kindOf } from './kinds';
import './shot.css';
import { ShotBoard } from './ShotBoard';
import { ShotSettings } from './ShotSettings';
import { ShotStatus } from './ShotStatus';
import { Side } from './Side';
import { wakeSound } from './sound';
import { Stage } from './stage';
import { Strokes } from './Strokes';

const NewGame = lazy(() => import('../ui/NewGame').then((file) => file.NewGame));

const NOTHING = /^(pass|timeout|forgo|end|flag|draw|place:|\w+:(south|north|white|black)$)/;

// How the discs went in a step from a moment; nothing where nothing was struck.
async function motionOf(table: Table, step: Step, before: Moment): Promise<Trajectory | null> {
  if (NOTHING.test(step.action)) return null;
  const { game, options, seed } = table.setup;
  const { trajectory } = await rules.ask('simulate', { game, options, seed, state: before.state, action: step.action });
  return trajectory;
}

// Stage, aim and clock of a table, and what joins them.
function useParts(table: Table) {
  const parts = useMemo(() => {
    const kind = kindOf(table.setup.game)!;
    const stage = new Stage(table.setup.game);
    const options = (): Record<string, string> => table.setup.options;
    return { kind, stage, aim: new Aim(table, kind), clock: new Clock(table, kind, () => ({ stroke_seconds: '30', strike_seconds: '30', minutes: '15', ...options() })) };
  }, [table]);
  useEffect(() => {
    const { stage, clock } = parts;
    table.showing = async (step, before) => {
      stage.replaying.value = false;
      await stage.play(await motionOf(table, step, before), before, step, step.events ?? []);
    };
    // Whatever is looked at is shown at rest, unless its motion is under way.
    const stop = table.shown.subscribe((moment) => {
      if (moment && !table.moving.peek()) stage.show(moment);
    });
    return () => {
      table.showing = null;
      stop();
      stage.skip();
      clock.close();
    };
  }, [parts]);
  return parts;
}

function Other({ table, onNew }: { table: Table; onNew(): void }) {
  if (!table.live.value) {
    return <div class="controls"><button type="button" class="button primary" onClick={() => table.look(Infinity)}>{t('replay.live')}</button></div>;
  }
  if (table.moving.value) return <div class="controls"><p class="quiet">{t('shot.skip')}</p></div>;
  if (table.over.value) {
    return (
      <div class="controls">
        <a class="button primary" href={rematch(table.setup)}>{t('over.rematch')}</a>
        <button type="button" class="button" onClick={onNew}>{t('actions.new')}</button>
      </div>
    );
  }
  if (table.thinking.value) {
    return (
      <div class="controls thinking">
        <span class="busy" aria-hidden="true"><i /><i /><i /></span>
        <span class="depth" />
        <button type="button" class="button quiet" onClick={() => table.pause()}>{t('thinking.stop')}</button>
      </div>
    );
  }
  if (table.paused.value) {
    return <div class="controls"><button type="button" class="button primary" onClick={() => void table.resume()}>{t('thinking.resume')}</button></div>;
  }
  return <div class="controls" />;
}

export function ShotPage({ table }: { table: Table }) {
  const { kind, stage, aim, clock } = useParts(table);
  const flip = useSignal(false);
  const sheet = useSignal<'new' | 'more' | null>(null);
  useEffect(() => {
    sheet.value = null;
    flip.value = false;
  }, [table]);
  const { game } = table.setup;
  const moment = table.shown.value;
  const bottom = useComputed(() => (flip.value ? otherSeat(game, table.bottom.value) : table.bottom.value)).value;
  // What stands beside the board follows when the discs have come to rest.
  const told = table.moving.value ? (table.steps.value.at(-2) ?? table.start.value) : moment;
  const turn = () => (flip.value = !flip.value);
  useReplayKeys(table, turn);

  const strike = (): void => {
    wakeSound();
    const token = aim.token.value;
    if (token && table.myTurn.value && !aim.refusal.value) void table.play(token);
  };
  const replay = async (): Promise<void> => {
    const ply = table.shownPly.value;
    const step = table.steps.value[ply - 1];
    const before = table.steps.value[ply - 2] ?? table.start.value;
    if (!step || !before || stage.playing.value) return;
    wakeSound();
    const motion = await motionOf(table, step, before);
    stage.replaying.value = true;
    await stage.play(motion, before, step, step.events ?? []);
    stage.replaying.value = false;
  };
  const mine = table.myTurn.value && !stage.replaying.value;
  return (
    <div class={`table shot ${game}`}>
      <h1 class="unseen">{t(`game.${game}`)}</h1>
      <Side table={table} kind={kind} moment={told} seat={otherSeat(game, bottom)} area="far" clock={clock} />
      <ShotStatus table={table} kind={kind} moment={told} stage={stage} />
      <div class="board-area">
        {moment ? (
          <ShotBoard
            table={table}
            kind={kind}
            stage={stage}
            aim={aim}
            options={table.setup.options}
            quarter={kind.quarter(moment.facts, bottom, narrow.value)}
            onStrike={strike}
            onSkip={() => stage.skip()}
          />
        ) : (
          <div class="board-waiting" />
        )}
      </div>
      <Bar table={table} stage={stage} onFlip={turn} onReplay={() => void replay()} onMore={() => (sheet.value = 'more')} />
      {mine ? <AimPanel table={table} kind={kind} stage={stage} aim={aim} onStrike={strike} /> : <Other table={table} onNew={() => (sheet.value = 'new')} />}
      <Strokes table={table} kind={kind} onPick={(ply) => table.look(ply)} />
      <Side table={table} kind={kind} moment={told} seat={bottom} area="near" clock={clock} />
      <Actions table={table} onNew={() => (sheet.value = 'new')} />
      {sheet.value === 'new' && games.value.length > 0 && <NewGame setup={table.setup} onClose={() => (sheet.value = null)} />}
      {sheet.value === 'more' && <ShotSettings table={table} onClose={() => (sheet.value = null)} />}
    </div>
  );
}
