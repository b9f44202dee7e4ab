// The page of a game on the chess board: lays out what stands around it. Three ways of acting share the board: playing,
// planning while the computer thinks, and analysing.
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Analysis } from '../app/analysis';
import { games } from '../app/games';
import { Premove } from '../app/premove';
import { confirmMove, turnBoard } from '../app/settings';
import type { Table } from '../app/table';
import { Threats } from '../app/threats';
import { narrow } from '../app/view';
import type { Arrow } from '../board/Arrows';
import { Hand } from '../board/hand';
import type { DrawingProps } from '../board/Drawing';
import { PlayBoard } from '../board/PlayBoard';
import { parseState, sideOf, type Side } from '../board/position';
import { t } from '../i18n/i18n';
import { Actions } from './Actions';
import { AnalysisPanel } from './AnalysisPanel';
import { BoardWords } from './BoardWords';
import { Controls } from './Controls';
import { EvalBar } from './EvalBar';
import { marksOf, squareWords } from './facts';
import { useReplayKeys } from './keys';
import { lazy } from './lazy';
import { Moves } from './Moves';
import { Player } from './Player';
import { Promotion } from './Promotion';
import { Replay } from './Replay';
import { Status } from './Status';
import { TypedMove } from './TypedMove';
import { useSounds } from './useSounds';

const NewGame = lazy(() => import('./NewGame').then((file) => file.NewGame));
const Share = lazy(() => import('./Share').then((file) => file.Share));

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

// What acts on the table beside its rules: a plan, an analysis; and the hands that the board gives its gestures to.
function useHands(table: Table) {
  const made = useMemo(() => {
    const premove = new Premove(table);
    const analysis = table.setup.analyse ? new Analysis(table) : null;
    const hand = analysis
      ? new Hand(analysis.choices, (action) => void analysis.play(action))
      : new Hand(table.choices, (action) => void table.play(action), () => confirmMove.value);
    const planner = new Hand(premove.hints, (action) => premove.plan(action), undefined, true);
    return { premove, analysis, hand, planner, threats: new Threats(table) };
  }, [table]);
  useEffect(() => () => {
    made.premove.close();
    made.analysis?.close();
  }, [made]);
  return made;
}

// Whose side is below: at one device, if the board shall turn, that of whoever is to act.
function bottomOf(table: Table): string {
  const turns = turnBoard.value && !table.setup.bot && !table.setup.analyse;
  return (turns && table.present.value?.to_act) || table.bottom.value;
}

const PIECES_OF_PROMOTION = ['q', 'r', 'b', 'n'];

export function ChessPage({ table }: { table: Table }) {
  const { premove, analysis, hand: played, planner, threats } = useHands(table);
  const flip = useSignal(false);
  const sheet = useSignal<'new' | 'share' | null>(null);
  const flipped = useComputed(() => (bottomOf(table) === 'black') !== flip.value).value;
  useEffect(() => {
    sheet.value = null;
    flip.value = false;
  }, [table]);

  const planning = premove.possible;
  const hand = planning ? planner : played;
  // Looking at the past takes the piece out of the hand.
  useEffect(() => table.shownPly.subscribe(() => played.take(null)), [table]);
  // The computer has moved while a piece was held for a plan: now it is held in earnest.
  useEffect(() => {
    if (planning) return;
    const held = planner.selection.value;
    planner.take(null);
    const piece = held && table.myTurn.value && parseState(table.present.value!.state).pieces.get(held.square);
    if (piece && sideOf(piece) === table.present.value!.to_act) played.take(held);
  }, [planning]);
  // A refusal has been read once the next piece is taken.
  useEffect(
    () =>
      hand.selection.subscribe((selection) => {
        if (!selection) return;
        table.fault.value = null;
        premove.dropped.value = null;
        threats.hide();
      }),
    [hand],
  );
  const turn = () => (flip.value = !flip.value);
  useReplayKeys(table, turn);
  useSounds(table);
  const trace = useTrace(table);

  const { game, human } = table.setup;
  const moment = table.shown.value;
  const position = moment && parseState(moment.state);
  const near: Side = flipped ? 'black' : 'white';
  const far: Side = flipped ? 'white' : 'black';
  const acts = table.myTurn.value ? moment?.to_act : null;
  const side = (analysis ? analysis.side : planning ? human : acts) as Side | null;

  // A planned pawn that will stand on the last rank: which piece shall it become?
  const plan = (action: string): void => {
    const [from, to] = [action.slice(0, 2), action.slice(2, 4)];
    const pawn = position?.pieces.get(from)?.[1] === 'P';
    if (pawn && action.length === 4 && /[18]$/.test(to)) {
      planner.commit(PIECES_OF_PROMOTION.map((piece) => ({ action: action + piece, kind: 'promotion', from, to })));
    } else {
      premove.plan(action);
    }
  };
  const attempt = (action: string): void => {
    if (planning) {
      plan(action);
      return;
    }
    const legal = analysis ? analysis.explain(action) : table.explain(action);
    void legal.then((is) => is && hand.commit([{ action, kind: '', from: action.slice(0, 2), to: action.slice(-2) }]));
  };

  const planned = table.live.value ? premove.planned.value : null;
  const arrows: Arrow[] = [];
  if (planned) arrows.push({ action: planned, choice: premove.hints.value.find(({ action }) => action === planned), look: 'plan' });
  for (const line of analysis?.lines.value ?? []) {
    const action = line.pv[0];
    if (action) arrows.push({ action, choice: played.choices.value.find((choice) => choice.action === action), look: `idea rank${line.rank}` });
  }
  const marks = marksOf(table);
  const threatened = threats.shown.value?.of === moment?.state ? (threats.shown.value ?? undefined) : undefined;
  if (planned) marks.plan = planned.match(/[a-h][1-8]/g) ?? [];

  const typing = analysis ? { where: table.where(table.actions.slice(0, table.shownPly.value)), choices: analysis.choices.value } : { where: table.where(), choices: table.choices.value };
  return (
    <div class={`table chess${hand.selection.value?.tool === 'ball' ? ' ball-in-hand' : ''}${analysis ? ' analysing' : ''}`}>
      <h1 class="unseen">{t(`game.${game}`)}</h1>
      <Player table={table} side={far} area="far" />
      <Status table={table} premove={premove} threatened={threatened} />
      <div class="board-area">
        {moment ? (
          <PlayBoard
            state={moment.state}
            flipped={flipped}
            narrow={narrow.value}
            side={side}
            planning={planning}
            hand={hand}
            marks={marks}
            trace={trace}
            arrows={arrows}
            threats={threatened}
            label={t('board.label')}
            describe={(square) => squareWords(position!, square)}
            onAttempt={attempt}
            onInspect={(square) => void threats.toggle(square)}
            onCancel={() => {
              premove.plan(null);
              threats.hide();
            }}
          />
        ) : (
          <div class="board-waiting" />
        )}
        {analysis && <EvalBar table={table} analysis={analysis} flipped={flipped} lying={narrow.value} />}
        <Promotion hand={hand} side={side} />
      </div>
      <Replay table={table} onFlip={turn} onMore={() => (sheet.value = 'share')} />
      {analysis ? (
        <AnalysisPanel table={table} analysis={analysis} hand={hand} flipped={flipped} />
      ) : (
        <Controls table={table} hand={hand} premove={premove} flipped={flipped} onNew={() => (sheet.value = 'new')} />
      )}
      <Moves table={table}>
        <TypedMove
          table={table}
          {...typing}
          enabled={!planning && side !== null}
          onAction={(action) => void (analysis ? analysis.play(action) : table.play(action))}
          onRefused={attempt}
          onPlan={planning ? plan : undefined}
        />
      </Moves>
      <Player table={table} side={near} area="near" />
      <Actions table={table} onNew={() => (sheet.value = 'new')} />
      {position && <BoardWords position={position} />}
      {sheet.value === 'new' && games.value.length > 0 && <NewGame setup={table.setup} onClose={() => (sheet.value = null)} />}
      {sheet.value === 'share' && <Share table={table} flipped={flipped} onClose={() => (sheet.value = null)} />}
    </div>
  );
}
