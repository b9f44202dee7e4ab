// What the ball would do: open squares, the square where it is intercepted and by whom, the goal.
import type { Choice } from '../core/api';
import { NET, SIZE, directionOf, goalOf, laneEnd, middle, type Point } from './geometry';
import { sideOf, type Position } from './position';

const line = (from: Point, to: Point) => `M${from.x} ${from.y}L${to.x} ${to.y}`;

// Does the play give the ball away? Decides the colour only; shape and words say it, too.
const isLost = (choice: Choice, position: Position) =>
  choice.end === 'intercepted' ||
  choice.end === 'own_goal' ||
  (choice.end === 'received' && sideOf(position.pieces.get(choice.by ?? choice.to ?? '')) !== position.side);

// Shortens a line at its end by `by` units.
function before(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length <= by) return from;
  return { x: to.x - ((to.x - from.x) * by) / length, y: to.y - ((to.y - from.y) * by) / length };
}

interface Props {
  choice: Choice;
  position: Position;
  flipped: boolean;
  strong: boolean; // the one that is meant now; otherwise one of several that are on offer
}

export function Lane({ choice, position, flipped, strong }: Props) {
  const end = laneEnd(choice, flipped);
  const start = before(end, middle(choice.from ?? 'a1', flipped), 36);
  const lost = isLost(choice, position);
  const goal = goalOf(choice, flipped);
  const open = (choice.path ?? []).filter((square) => !(choice.end === 'intercepted' && square === choice.to));
  const cls = ['lane', strong ? 'strong' : 'faint', lost ? 'lost' : '', goal ? 'scores' : ''].join(' ');
  return (
    <g class={cls} data-lane={choice.action} data-end={choice.end}>
      {strong && goal && <rect x={0} y={goal === 'top' ? -NET : SIZE} width={SIZE} height={NET} class="goal-lit" />}
      <path d={line(start, choice.kind === 'pass' || choice.end === 'received' ? before(start, end, 34) : end)} class="way" />
      {strong && choice.end !== 'received' && choice.kind !== 'pass' &&
        open.map((square) => {
          const { x, y } = middle(square, flipped);
          return <circle key={square} cx={x} cy={y} r={11} class="open-square" />;
        })}
      <End choice={choice} end={end} flipped={flipped} strong={strong} />
    </g>
  );
}

function End({ choice, end, flipped, strong }: { choice: Choice; end: Point; flipped: boolean; strong: boolean }) {
  if (choice.end === 'intercepted') {
    const by = choice.by ? middle(choice.by, flipped) : end;
    return (
      <>
        {strong && <rect x={end.x - 48} y={end.y - 48} width={96} height={96} class="controlled" />}
        {strong && <path d={line(by, before(by, end, 22))} class="interceptor" />}
        {strong && <circle cx={by.x} cy={by.y} r={46} class="taker" />}
        <path d={`M${end.x - 13} ${end.y - 13}l26 26m0 -26l-26 26`} class="cross" />
      </>
    );
  }
  if (choice.end === 'received' || choice.end === 'pass') {
    return <circle cx={end.x} cy={end.y} r={44} class="receiver" />;
  }
  if (choice.end === 'out') return <circle cx={end.x} cy={end.y} r={18} class="out" />;
  const step = directionOf(choice);
  return step ? <circle cx={end.x} cy={end.y} r={13} class="goal-mark" /> : null;
}
