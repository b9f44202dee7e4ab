// Actions as arrows: a solid one for a piece, a dashed one that ends in a ball for the ball. For plans and for what the
// computer thinks of.
import type { Choice } from '../core/api';
import { DIRECTIONS, SIZE, SQUARE, laneEnd, middle, screenStep, type Direction, type Point } from './geometry';

export interface Arrow {
  action: string;
  choice?: Choice | undefined; // what the core says of it, if it is possible now
  look: string; // class: plan, idea first, idea second …
}

// Where the ball would leave the board if nothing stopped it.
function ray(from: Point, direction: Direction, flipped: boolean): Point {
  const step = screenStep(direction, flipped);
  const inside = ({ x, y }: Point) => x > 0 && x < SIZE && y > 0 && y < SIZE;
  let at = from;
  for (;;) {
    const next = { x: at.x + step.x * SQUARE, y: at.y + step.y * SQUARE };
    if (!inside(next)) break;
    at = next;
  }
  // from the edge itself it would have no length
  return at === from ? { x: from.x + (step.x * SQUARE) / 2, y: from.y + (step.y * SQUARE) / 2 } : at;
}

export function ends({ action, choice }: Arrow, flipped: boolean): { from: Point; to: Point; ball: boolean } | undefined {
  const square = /^([a-h][1-8])(:?)([a-h][1-8]|[nesw]{1,2})/.exec(action);
  if (!square) return undefined;
  const from = middle(square[1]!, flipped);
  const ball = square[2] === ':';
  if (ball && choice) return { from, to: laneEnd(choice, flipped), ball };
  const direction = DIRECTIONS.find((name) => name === square[3]);
  return { from, to: direction ? ray(from, direction, flipped) : middle(square[3]!, flipped), ball };
}

const HEAD = 34;

export function ArrowPath({ arrow, flipped }: { arrow: Arrow; flipped: boolean }) {
  const found = ends(arrow, flipped);
  if (!found) return null;
  const { from, to, ball } = found;
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const way = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const along = (distance: number, aside = 0) =>
    `${(from.x + way.x * distance - way.y * aside).toFixed(1)} ${(from.y + way.y * distance + way.x * aside).toFixed(1)}`;
  const start = Math.min(30, length / 3);
  const cls = `arrow ${arrow.look}${ball ? ' with-ball' : ''}`;
  return (
    <g class={cls} data-arrow={arrow.action}>
      {ball ? (
        <>
          <path d={`M${along(start)}L${along(Math.max(start, length - 16))}`} class="shaft" />
          <circle cx={to.x} cy={to.y} r={15} class="tip" />
        </>
      ) : (
        <>
          <path d={`M${along(start)}L${along(Math.max(start, length - HEAD))}`} class="shaft" />
          <path d={`M${along(length - 4)}L${along(length - HEAD - 4, 21)}L${along(length - HEAD - 4, -21)}z`} class="head" />
        </>
      )}
    </g>
  );
}
