// A position as a picture: the layers in their order, for boards that are only looked at and for the one that is played on.
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Choice } from '../core/api';
import { Ground, NARROW, WIDE, viewBox, type Extent } from './Ground';
import { BallPicture, Pieces, type Lift } from './Pieces';
import { ArrowPath, type Arrow } from './Arrows';
import { Lane } from './Lanes';
import { SQUARE, corner } from './geometry';
import { parseState } from './position';

export interface Marks {
  last?: string[]; // squares of the last action
  check?: string | undefined; // the king in check
  steal?: string | undefined; // where the ball may be stolen
  selected?: string | undefined;
  plan?: string[]; // squares of a planned or still unconfirmed action
}

export interface DrawingProps {
  state: string;
  flipped?: boolean;
  narrow?: boolean;
  coordinates?: boolean;
  marks?: Marks;
  lanes?: { choice: Choice; strong: boolean }[];
  trace?: { choice: Choice; state: string } | undefined; // the ball play that led here, and where it was played
  threats?: { choices: Choice[]; state: string } | undefined; // where the other side could play the ball, if it were its turn
  targets?: Choice[]; // moves on offer
  arrows?: Arrow[]; // the most important one first
  aim?: string | undefined; // the square that is meant now
  lift?: (Lift & { dropped?: boolean }) | undefined;
  still?: boolean; // no gliding
  svgRef?: RefObject<SVGSVGElement>;
  cells?: ComponentChildren; // focusable squares, above the ground and below the pieces
  attributes?: Record<string, unknown>; // role, label, listeners
}

const square = (name: string, flipped: boolean, cls: string) => {
  const { x, y } = corner(name, flipped);
  return <rect key={`${cls}${name}`} x={x} y={y} width={SQUARE} height={SQUARE} class={cls} />;
};

function Target({ choice, state, flipped }: { choice: Choice; state: ReturnType<typeof parseState>; flipped: boolean }) {
  const { x, y } = corner(choice.to!, flipped);
  const taken = state.pieces.has(choice.to!);
  return (
    <g class={`target${choice.end === 'ball' ? ' gains-ball' : ''}`} data-target={choice.to}>
      {taken ? (
        <path d={`M${x} ${y + 26}v-26h26M${x + 74} ${y}h26v26M${x + 100} ${y + 74}v26h-26M${x + 26} ${y + 100}h-26v-26`} class="capture" />
      ) : (
        <circle cx={x + 50} cy={y + 50} r={choice.end === 'ball' ? 38 : 14} class={choice.end === 'ball' ? 'ball-ring' : 'dot'} />
      )}
      {taken && choice.end === 'ball' && <circle cx={x + 50} cy={y + 50} r={46} class="ball-ring" />}
    </g>
  );
}

export function Drawing(props: DrawingProps) {
  const { state, flipped = false, narrow = false, coordinates = true, marks = {}, lanes = [], targets = [], arrows = [], aim } = props;
  const position = parseState(state);
  const extent: Extent = narrow ? NARROW : WIDE;
  const drawn = useRef<{ state: string; position: typeof position }>();
  const changed = drawn.current && drawn.current.state !== state;
  const before = changed && !props.still && !props.lift?.dropped ? drawn.current!.position : undefined;
  useLayoutEffect(() => {
    drawn.current = { state, position };
  }, [state]);
  const { lift } = props;
  const seen = new Set<string>();
  return (
    <svg ref={props.svgRef} viewBox={viewBox(extent)} class={narrow ? 'board narrow' : 'board'} {...(props.attributes ?? { 'aria-hidden': 'true' })}>
      <Ground extent={extent} flipped={flipped} coordinates={coordinates} />
      <g aria-hidden="true" class="marks">
        {marks.last?.map((name) => square(name, flipped, 'last'))}
        {marks.plan?.map((name) => square(name, flipped, 'plan'))}
        {marks.selected && square(marks.selected, flipped, 'selected')}
        {aim && square(aim, flipped, 'aim')}
        {marks.steal && square(marks.steal, flipped, 'steal')}
      </g>
      {marks.check && (
        <circle class="check" aria-hidden="true" cx={corner(marks.check, flipped).x + 50} cy={corner(marks.check, flipped).y + 50} r={50} />
      )}
      {props.cells}
      <Pieces position={position} before={before} step={state} flipped={flipped} lift={lift} />
      <g aria-hidden="true" class="offers">
        {targets
          .filter((choice) => choice.to && !seen.has(choice.to) && seen.add(choice.to))
          .map((choice) => <Target key={choice.to} choice={choice} state={position} flipped={flipped} />)}
        {props.trace && (
          <Lane
            key="trace"
            choice={props.trace.choice}
            position={parseState(props.trace.state)}
            flipped={flipped}
            strong={/goal/.test(props.trace.choice.end ?? '')}
          />
        )}
        {props.threats?.choices.map((choice) => (
          <Lane
            key={`threat ${choice.action}`}
            choice={choice}
            position={parseState(props.threats!.state)}
            flipped={flipped}
            strong={choice.end === 'goal'}
          />
        ))}
        {lanes.map(({ choice, strong }) => (
          <Lane key={choice.action} choice={choice} position={position} flipped={flipped} strong={strong} />
        ))}
      </g>
      <g aria-hidden="true" class="arrows">
        {[...arrows].reverse().map((arrow) => (
          <ArrowPath key={`${arrow.look} ${arrow.action}`} arrow={arrow} flipped={flipped} />
        ))}
      </g>
      <BallPicture position={position} before={before} step={state} flipped={flipped} lift={lift} />
    </svg>
  );
}
