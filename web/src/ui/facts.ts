// What the core's facts and events say about the picture: marks on the board, names of squares, who has taken what.
import type { Step } from '../core/api';
import type { Table } from '../app/table';
import type { Marks } from '../board/Drawing';
import { parseState, sideOf, type Position, type Side } from '../board/position';
import { narrow } from '../app/view';
import { t } from '../i18n/i18n';

const text = (value: string | number | undefined) => (typeof value === 'string' ? value : undefined);

// Squares of an action, for the tint of the last one: every square that its first events name.
function squaresOf(step: Step): string[] {
  const squares = new Set<string>();
  for (const event of step.events ?? []) {
    if (!['move', 'pawn_step', 'castling', 'shot', 'knight_pass', 'ball_received', 'ball_out', 'ball_intercepted'].includes(event.code)) continue;
    for (const key of ['from', 'to', 'square', 'by']) {
      const square = text(event.args?.[key]);
      if (square && /^[a-h][1-8]$/.test(square)) squares.add(square);
    }
  }
  return [...squares];
}

export function marksOf(table: Table): Marks {
  const step = table.shownStep.value;
  const facts = table.shown.value?.facts ?? {};
  return {
    last: step ? squaresOf(step) : [],
    check: text(facts['check']),
    steal: table.myTurn.value ? text(facts['steal']) : undefined,
  };
}

// `e4, white knight, has the ball`
export function squareWords(position: Position, square: string): string {
  const piece = position.pieces.get(square);
  const words = [square];
  if (piece) words.push(t(`board.piece.${piece}`));
  const { ball } = position;
  if (ball.square === square) words.push(t(piece ? 'board.has_ball' : 'board.free_ball'));
  if (ball.place === 'centre' && ['d4', 'e4', 'd5', 'e5'].includes(square)) words.push(t('board.centre_ball'));
  return words.join(', ');
}

const ORDER = 'QRBNP';

// The pieces that `side` has taken up to the moment shown, strongest first; `wN` and so on.
export function takenBy(table: Table, side: Side): string[] {
  const taken: string[] = [];
  for (const step of table.steps.value.slice(0, table.shownPly.value)) {
    for (const event of step.events ?? []) {
      if (event.code === 'pieces_reset') taken.length = 0;
      const piece = event.code === 'capture' || event.code === 'en_passant' ? text(event.args?.['piece']) : undefined;
      if (piece && step.seat === side) taken.push((side === 'white' ? 'b' : 'w') + piece);
    }
  }
  return taken.sort((a, b) => ORDER.indexOf(a[1]!) - ORDER.indexOf(b[1]!));
}

// What chess players count a piece for; no rule knows of it.
const WORTH: Record<string, number> = { P: 1, N: 3, B: 3, R: 5, Q: 9 };

// By how much `side` is ahead in pieces, in pawns; 0 if it is not.
export function aheadOf(table: Table, side: Side): number {
  let ahead = 0;
  for (const piece of parseState(table.shown.value?.state ?? '').pieces.values()) {
    ahead += (sideOf(piece) === side ? 1 : -1) * (WORTH[piece[1]!] ?? 0);
  }
  return Math.max(0, ahead);
}

// The name of a player: you, the computer's level, or the colour.
export function playerName(table: Table, side: Side): string {
  const { bot, human } = table.setup;
  if (!bot) return t(`side.${side}`);
  return side === human ? t('player.you') : botName(bot);
}

export function botName(bot: string): string {
  const level = /^level(\d+)$/.exec(bot)?.[1];
  return level ? t(narrow.value ? 'player.level_short' : 'player.level', { level }) : t('player.bot', { bot });
}

export function goalsOf(table: Table, side: Side): string {
  const score = String(table.shown.value?.facts['score'] ?? '0:0').split(':');
  return (side === 'white' ? score[0] : score[1]) ?? '0';
}
