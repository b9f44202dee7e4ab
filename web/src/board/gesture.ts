// Pointer and keys over the board, as one small machine: press, pull, let go. It knows nothing of the rules: what may be
// done is a list of choices, what may not is handed to `onAttempt`.
import { useRef, useState } from 'preact/hooks';
import type { Choice } from '../core/api';
import { FILES, sideOf, type Position, type Side } from './position';
import { SIZES, SQUARE, ballPoint, middle, spotAt, type Point } from './geometry';
import type { Hand } from './hand';
import type { Lift } from './Pieces';
import { attempt, choicesOf, dragged, tapped, type Selection } from './targets';

// A pull shorter than this is a tap, in units of the drawing.
const SLACK = 16;

interface Pressed {
  at: Point;
  hand: Selection | null; // an own piece or its ball was pressed: may be dragged
  again: boolean; // it was in hand already
  target: Choice[]; // or a place that means an action
  dragging: boolean;
}

export interface GestureInput {
  position: Position;
  flipped: boolean;
  side: Side | null; // who may act here; null: nobody
  hand: Hand;
  onAttempt(action: string): void;
  onInspect?: ((square: string) => void) | undefined; // a piece of the other side was tapped, with nothing in hand
}

export function useGestures({ position, flipped, side, hand, onAttempt, onInspect }: GestureInput) {
  const [lift, setLift] = useState<Lift & { dropped?: boolean }>();
  const pressed = useRef<Pressed | null>(null);

  const own = (square: string) => side !== null && sideOf(position.pieces.get(square)) === side;
  const carrier = position.ball.place === 'carried' ? position.ball.square : undefined;

  function onBall(square: string, at: Point): boolean {
    if (square !== carrier) return false;
    const ball = ballPoint(square, true, flipped);
    return Math.hypot(at.x - ball.x, at.y - ball.y) < SIZES.ballCarried * 0.62;
  }

  function down(at: Point): void {
    const spot = spotAt(at, flipped);
    if (side === null || !spot) return;
    if (hand.promotions.value.length || hand.pending.value) hand.take(null);
    const held = hand.selection.value;
    const target = held ? tapped(hand.choices.value, held, spot, at, flipped) : [];
    if (hand.foresees && held?.tool === 'ball' && 'goal' in spot && target.length === 0) {
      hand.take(null);
      onAttempt(attempt(held, at, flipped)!);
      return;
    }
    if ('goal' in spot || (held && target.length > 0)) {
      pressed.current = { at, hand: null, again: false, target, dragging: false };
      hand.meant.value = target[0] ?? null;
      return;
    }
    const { square } = spot;
    // In a plan the ball may be sent to any own piece.
    const receiver = hand.foresees && held?.tool === 'ball' && held.square !== square;
    if (own(square) && !receiver) {
      const heldBall = held?.square === square && held.tool === 'ball';
      const next: Selection = { square, tool: heldBall || onBall(square, at) ? 'ball' : 'piece' };
      const again = held?.square === next.square && held.tool === next.tool;
      if (!again) hand.take(next);
      pressed.current = { at, hand: next, again, target: [], dragging: false };
      return;
    }
    if (position.pieces.has(square) && !held) {
      // the other side's piece: may be dragged so that the refusal can be explained
      pressed.current = { at, hand: { square, tool: 'piece' }, again: false, target: [], dragging: false };
      return;
    }
    if (held && square !== held.square) {
      const tried = attempt(held, at, flipped, own);
      hand.take(null);
      if (tried) onAttempt(tried);
    }
  }

  function move(at: Point, mouse: boolean): void {
    const press = pressed.current;
    if (!press) {
      const held = hand.selection.value;
      if (mouse && held) hand.meant.value = tapped(hand.choices.value, held, spotAt(at, flipped), at, flipped)[0] ?? null;
      return;
    }
    if (!press.hand) {
      const same = hand.selection.value && tapped(hand.choices.value, hand.selection.value, spotAt(at, flipped), at, flipped);
      hand.meant.value = same?.[0]?.action === press.target[0]?.action ? (press.target[0] ?? null) : null;
      return;
    }
    if (!press.dragging && Math.hypot(at.x - press.at.x, at.y - press.at.y) < SLACK) return;
    press.dragging = true;
    setLift({ ...press.hand, at });
    hand.meant.value = atHome(press.hand, at) ? null : (dragged(hand.choices.value, press.hand, at, flipped)[0] ?? null);
  }

  // A drag that returns to its start cancels.
  function atHome(held: Selection, at: Point): boolean {
    const spot = spotAt(at, flipped);
    if (spot && 'square' in spot && spot.square === held.square) return true;
    if (held.tool === 'piece') return false;
    const home = middle(held.square, flipped);
    return Math.hypot(at.x - home.x, at.y - home.y) < SQUARE * 0.5;
  }

  function up(at: Point): void {
    const press = pressed.current;
    pressed.current = null;
    if (!press) return;
    if (!press.hand) {
      if (hand.meant.value && press.target.length) hand.commit(press.target);
      return;
    }
    if (!press.dragging) {
      if (press.again) hand.next();
      else if (!own(press.hand.square)) {
        hand.take(null);
        onInspect?.(press.hand.square);
      }
      return;
    }
    if (atHome(press.hand, at)) {
      cancel();
      return;
    }
    const meant = dragged(hand.choices.value, press.hand, at, flipped);
    if (meant.length) {
      hand.commit(meant);
      // it stays where it was let go until the core has answered
      const goes = meant.length === 1 && !hand.foresees && !hand.pending.value;
      setLift(goes ? { ...press.hand, at, dropped: true } : undefined);
      return;
    }
    const tried = attempt(press.hand, at, flipped, own);
    cancel();
    if (tried) onAttempt(tried);
  }

  function cancel(): void {
    pressed.current = null;
    setLift(undefined);
    hand.take(null);
  }

  // Enter on a square is a tap on its middle.
  function tap(square: string): void {
    const at = middle(square, flipped);
    down(at);
    up(at);
  }

  // The key for the ball: of the carrier; in a plan of the piece in hand, which may have it by then.
  function toggleBall(focused: string): void {
    const held = hand.selection.value?.square ?? focused;
    if (hand.foresees && own(held)) hand.toggleBall(held);
    else if (carrier && own(carrier) && choicesOf(hand.choices.value, { square: carrier, tool: 'ball' }).length) {
      hand.toggleBall(carrier);
    }
  }

  return { lift, settle: () => setLift(undefined), down, move, up, cancel, tap, toggleBall };
}

// The square that an arrow key leads to from `square`.
export function neighbour(square: string, key: string, flipped: boolean): string | undefined {
  const turn = flipped ? -1 : 1;
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[key];
  if (!step) return undefined;
  const file = FILES.indexOf(square[0]!) + turn * step[0]!;
  const rank = Number(square[1]) + turn * step[1]!;
  return file < 0 || file > 7 || rank < 1 || rank > 8 ? undefined : `${FILES[file]}${rank}`;
}
