// Pieces and ball, and how they glide from where they were.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { BALL, PIECES } from './art';
import { CENTRE, SIZES, SQUARE, ballPoint, corner, middle, type Point } from './geometry';
import type { Ball, Position } from './position';

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

// For each square whose piece is new since `before`: where an equal piece has vanished. Only for the eye; a guess that is
// wrong costs nothing.
function origins(before: Position | undefined, now: Position): Map<string, string> {
  const found = new Map<string, string>();
  if (!before) return found;
  const gone = [...before.pieces].filter(([square, piece]) => now.pieces.get(square) !== piece);
  for (const [square, piece] of now.pieces) {
    if (before.pieces.get(square) === piece) continue;
    const index = gone.findIndex(([, other]) => other === piece);
    if (index >= 0) found.set(square, gone.splice(index, 1)[0]![0]);
  }
  return found.size > 6 ? new Map() : found; // another game, not a move
}

function glide(element: Element | null, from: Point, to: Point, ms: number): void {
  if (!element || calm() || (from.x === to.x && from.y === to.y)) return;
  element.animate(
    [{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: 'translate(0px, 0px)' }],
    { duration: ms, easing: 'ease-out' },
  );
}

interface PieceProps {
  piece: string;
  square: string;
  flipped: boolean;
  from: string | undefined;
  step: string; // changes with the position, so that a glide starts once
  at: Point | undefined; // under the pointer while it is dragged
}

function Piece({ piece, square, flipped, from, step, at }: PieceProps) {
  const ref = useRef<SVGImageElement>(null);
  const place = at ? { x: at.x - SQUARE / 2, y: at.y - SQUARE / 2 } : corner(square, flipped);
  useLayoutEffect(() => {
    if (from && !at) glide(ref.current, corner(from, flipped), corner(square, flipped), 180);
  }, [step]);
  return (
    <image
      ref={ref}
      href={PIECES[piece]}
      x={place.x}
      y={place.y}
      width={SQUARE}
      height={SQUARE}
      class={at ? 'piece lifted' : 'piece'}
      data-piece={piece}
      data-on={square}
    />
  );
}

export interface Lift {
  square: string;
  tool: 'piece' | 'ball';
  at: Point;
}

interface Props {
  position: Position;
  before: Position | undefined; // what was shown last, to glide from
  step: string;
  flipped: boolean;
  lift: Lift | undefined; // what the pointer carries
}

export function Pieces({ position, before, step, flipped, lift }: Props) {
  const from = origins(before, position);
  const carried = lift?.tool === 'piece' ? lift.square : undefined;
  const order = [...position.pieces].sort(([a], [b]) => Number(a === carried) - Number(b === carried)); // on top of all
  return (
    <g aria-hidden="true" class="pieces">
      {order.map(([square, piece]) => (
        <Piece
          key={square}
          piece={piece}
          square={square}
          flipped={flipped}
          from={from.get(square)}
          step={step}
          at={square === carried ? lift?.at : undefined}
        />
      ))}
    </g>
  );
}

export function ballPlace(ball: Ball, flipped: boolean): Point | undefined {
  if (ball.place === 'none') return undefined;
  if (ball.place === 'centre' || !ball.square) return CENTRE;
  return ballPoint(ball.square, ball.place === 'carried', flipped);
}

export function BallPicture({ position, before, step, flipped, lift }: Props) {
  const ref = useRef<SVGImageElement>(null);
  const { ball } = position;
  const rest = ballPlace(ball, flipped);
  const size = ball.place === 'carried' ? SIZES.ballCarried : SIZES.ballFree;
  useLayoutEffect(() => {
    const start = before && ballPlace(before.ball, flipped);
    if (start && rest && !lift) glide(ref.current, start, rest, 260);
  }, [step]);
  if (!rest) return null;
  let at = rest;
  if (lift?.tool === 'ball') at = lift.at;
  else if (lift && lift.square === ball.square) {
    // carried along under the pointer
    const home = middle(lift.square, flipped);
    at = { x: rest.x + lift.at.x - home.x, y: rest.y + lift.at.y - home.y };
  }
  return (
    <image
      ref={ref}
      href={BALL}
      x={at.x - size / 2}
      y={at.y - size / 2}
      width={size}
      height={size}
      class={lift ? 'ball lifted' : 'ball'}
      aria-hidden="true"
    />
  );
}
