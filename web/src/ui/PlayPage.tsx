// The page of one game: makes the table that the address tells, and lays out what stands around it.
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { games, loadGames } from '../app/games';
import { route, type Route } from '../app/route';
import { quickGame } from '../app/start';
import { Table } from '../app/table';
import { narrow } from '../app/view';
import { Hand } from '../board/hand';
import type { DrawingProps } from '../board/Drawing';
import { PlayBoard } from '../board/PlayBoard';
import { parseState, type Side } from '../board/position';
import { t } from '../i18n/i18n';
import { faultWords } from '../i18n/words';
import { Actions } from './Actions';
import { Controls } from './Controls';
import { marksOf, squareWords } from './facts';
import { Moves } from './Moves';
import { NewGame } from './NewGame';
import { Player } from './Player';
import { Promotion } from './Promotion';
import { Replay } from './Replay';
import { Status } from './Status';

type Play = Extract<Route, { page: 'play' }>;

// The table of the address. It lives on while it writes its own moves into the address, and gives way to another one when
// the person goes to another game (Back, a link, New game).
function useTable(here: Play): Table {
  const kept = useRef<Table>();
  const seen = useRef<Play>();
  if (seen.current !== here) {
    seen.current = here;
    if (kept.current?.url() !== location.search + location.hash) {
      kept.current?.close();
      kept.current = new Table(here.setup);
      void kept.current.open(here.actions, here.at);
    }
  }
  useEffect(() => () => kept.current?.close(), []);
  return kept.current!;
}

// The way of the ball in the action just shown, drawn until a piece is taken in hand.
function useTrace(table: Table): DrawingProps['trace'] {
  const trace = useSignal<DrawingProps['trace']>(undefined);
  const step = table.shownStep.value;
  useEffect(() => {
    let wanted = true;
    trace.value = undefined;
    table.lastBallPlay().then(
      (found) => {
        if (wanted) trace.value = found;
      },
      () => {}, // a picture less
    );
    return () => {
      wanted = false;
    };
  }, [table, step]);
  return trace.value;
}

// No game to show: the core did not load, or the address tells of no position.
function Broken({ table }: { table: Table }) {
  const { game } = table.setup;
  return (
    <section class="message" role="alert">
      <h1>{t('status.broken')}</h1>
      <p>{table.fault.value ? faultWords(game, table.fault.value) : t('play.failed')}</p>
      <div class="buttons">
        {table.failed.value ? (
          <button type="button" class="button primary" onClick={() => location.reload()}>{t('play.reload')}</button>
        ) : (
          <a class="button primary" href={quickGame(game)}>{t('actions.new')}</a>
        )}
        <a class="button" href="./">{t('play.home')}</a>
      </div>
    </section>
  );
}

export function PlayPage() {
  const table = useTable(route.value as Play);
  const flip = useSignal(false);
  const choosing = useSignal(false);
  const hand = useMemo(() => new Hand(table.choices, (action) => void table.play(action)), [table]);
  const flipped = useComputed(() => (table.bottom.value === 'black') !== flip.value);
  useEffect(() => void loadGames(), []);
  useEffect(() => {
    choosing.value = false;
    flip.value = false;
  }, [table]);
  // Looking at the past takes the piece out of the hand.
  useEffect(() => table.live.subscribe(() => hand.take(null)), [table]);

  // A refusal has been read once the next piece is taken.
  useEffect(
    () =>
      hand.selection.subscribe((selection) => {
        if (selection) table.fault.value = null;
      }),
    [hand],
  );
  const trace = useTrace(table);

  const { game } = table.setup;
  const moment = table.shown.value;
  const near: Side = flipped.value ? 'black' : 'white';
  const far: Side = flipped.value ? 'white' : 'black';
  const side = table.myTurn.value ? (moment?.to_act as Side) : null;

  if (table.failed.value || (!moment && table.fault.value)) return <Broken table={table} />;
  return (
    <div class={`table${hand.selection.value?.tool === 'ball' ? ' ball-in-hand' : ''}`}>
      <h1 class="unseen">{t(`game.${game}`)}</h1>
      <Player table={table} side={far} area="far" />
      <Status table={table} />
      <div class="board-area">
        {moment ? (
          <PlayBoard
            state={moment.state}
            flipped={flipped.value}
            narrow={narrow.value}
            side={side}
            hand={hand}
            marks={marksOf(table)}
            trace={trace}
            label={t('board.label')}
            describe={(square) => squareWords(parseState(moment.state), square)}
            onAttempt={(action) => void table.explain(action)}
          />
        ) : (
          <div class="board-waiting" />
        )}
        <Promotion hand={hand} side={side} />
      </div>
      <Replay table={table} onFlip={() => (flip.value = !flip.value)} />
      <Controls table={table} hand={hand} flipped={flipped.value} onNew={() => (choosing.value = true)} />
      <Moves table={table} />
      <Player table={table} side={near} area="near" />
      <Actions table={table} onNew={() => (choosing.value = true)} />
      {choosing.value && games.value.length > 0 && (
        <NewGame setup={table.setup} onClose={() => (choosing.value = false)} />
      )}
    </div>
  );
}
