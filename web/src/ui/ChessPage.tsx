// The page of a game on the chess board: lays out what stands around it.
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { games } from '../app/games';
import type { Table } from '../app/table';
import { narrow } from '../app/view';
import { Hand } from '../board/hand';
import type { DrawingProps } from '../board/Drawing';
import { PlayBoard } from '../board/PlayBoard';
import { parseState, type Side } from '../board/position';
import { t } from '../i18n/i18n';
import { Actions } from './Actions';
import { Controls } from './Controls';
import { marksOf, squareWords } from './facts';
import { Moves } from './Moves';
import { NewGame } from './NewGame';
import { Player } from './Player';
import { Promotion } from './Promotion';
import { Replay } from './Replay';
import { Status } from './Status';

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

export function ChessPage({ table }: { table: Table }) {
  const flip = useSignal(false);
  const choosing = useSignal(false);
  const hand = useMemo(() => new Hand(table.choices, (action) => void table.play(action)), [table]);
  const flipped = useComputed(() => (table.bottom.value === 'black') !== flip.value);
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
