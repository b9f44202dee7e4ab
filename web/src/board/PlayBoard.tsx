// The board that is played on: mouse, touch, keys and screen reader over one drawing.
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { Arrow } from './Arrows';
import { Drawing, type DrawingProps, type Marks } from './Drawing';
import { neighbour, useGestures } from './gesture';
import { SQUARE, SQUARES, corner, type Point } from './geometry';
import type { Hand } from './hand';
import { parseState, type Side } from './position';
import { isBallPlay } from './targets';

interface Props {
  state: string;
  flipped: boolean;
  narrow: boolean;
  side: Side | null; // who may act; null: the board is only looked at
  planning?: boolean; // not yet: what is done now is a plan
  hand: Hand;
  marks: Marks;
  trace: DrawingProps['trace'];
  arrows?: Arrow[];
  threats?: DrawingProps['threats'];
  label: string;
  describe(square: string): string;
  onAttempt(action: string): void;
  onInspect?(square: string): void;
  onCancel?(): void; // Escape, or the other mouse button, with nothing in hand
}

function pointOf(svg: SVGSVGElement, event: PointerEvent): Point {
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM()!.inverse());
  return { x: point.x, y: point.y };
}

export function PlayBoard(props: Props) {
  const { state, flipped, narrow, side, planning, hand, marks, trace, label, describe, onAttempt } = props;
  const position = parseState(state);
  const svg = useRef<SVGSVGElement>(null);
  const focus = useSignal(flipped ? 'e7' : 'e2');
  const gesture = useGestures({ position, flipped, side, hand, onAttempt, onInspect: props.onInspect });
  const { lift } = gesture;

  // The core has answered, or the board shows another moment: whatever was let go lies where it belongs now.
  useLayoutEffect(() => gesture.settle(), [state]);
  useEffect(() => {
    if (!lift?.dropped) return undefined;
    const late = setTimeout(gesture.settle, 1500); // refused after all
    return () => clearTimeout(late);
  }, [lift]);

  const letGo = () => {
    if (!hand.selection.value && !hand.pending.value && !hand.promotions.value.length) props.onCancel?.();
    gesture.cancel();
  };

  // Escape lets go wherever the focus is, also in the middle of a drag.
  useEffect(() => {
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') letGo();
    };
    addEventListener('keydown', escape);
    return () => removeEventListener('keydown', escape);
  });

  const held = hand.selection.value;
  const pending = hand.pending.value;
  const meant = pending ?? hand.meant.value;
  const offers = hand.offers.value;
  const lanes = offers.filter(isBallPlay).map((choice) => ({ choice, strong: choice.action === meant?.action }));
  if (meant && isBallPlay(meant) && !lanes.some(({ strong }) => strong)) lanes.push({ choice: meant, strong: true });
  lanes.sort((a, b) => Number(a.strong) - Number(b.strong));

  function key(event: KeyboardEvent): void {
    const next = neighbour(focus.value, event.key, flipped);
    if (next) {
      focus.value = next;
      svg.current?.querySelector<SVGGElement>(`[data-square="${next}"]`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (hand.pending.value) hand.confirm();
      else gesture.tap(focus.value);
    } else if (event.key === 'b' || event.key === 'B') {
      gesture.toggleBall(focus.value);
    } else if (!event.key.startsWith('Arrow')) {
      return;
    }
    event.preventDefault();
  }

  const byPointer = (act: (point: Point, event: PointerEvent) => void) => (event: PointerEvent) => {
    if (svg.current && event.isPrimary) act(pointOf(svg.current, event), event);
  };

  const rows = flipped ? [...SQUARES].reverse() : SQUARES;
  const cells = Array.from({ length: 8 }, (_, row) => (
    <g role="row" key={row}>
      {rows.slice(row * 8, row * 8 + 8).map((name) => {
        const { x, y } = corner(name, flipped);
        return (
          <g
            key={name}
            role="gridcell"
            data-square={name}
            tabindex={name === focus.value ? 0 : -1}
            aria-label={describe(name)}
            aria-selected={held?.square === name}
            onFocus={() => {
              focus.value = name;
            }}
          >
            <rect x={x} y={y} width={SQUARE} height={SQUARE} class="cell" />
            <rect x={x + 4} y={y + 4} width={SQUARE - 8} height={SQUARE - 8} rx={6} class="focus-ring" />
          </g>
        );
      })}
    </g>
  ));

  return (
    <Drawing
      state={state}
      flipped={flipped}
      narrow={narrow}
      marks={{ ...marks, selected: held?.square, ...(pending ? { plan: [pending.from!, pending.to!] } : {}) }}
      lanes={lanes}
      trace={held || pending ? undefined : trace}
      threats={held || pending ? undefined : props.threats}
      arrows={held ? [] : pending && !isBallPlay(pending) ? [{ action: pending.action, choice: pending, look: 'plan' }] : props.arrows}
      targets={offers.filter((choice) => !isBallPlay(choice))}
      aim={meant && !isBallPlay(meant) ? meant.to : undefined}
      lift={lift}
      svgRef={svg}
      cells={cells}
      attributes={{
        role: 'grid',
        'aria-label': label,
        'data-side': (!planning && side) || undefined,
        'data-plans': (planning && side) || undefined,
        onKeyDown: key,
        onPointerDown: byPointer((at, event) => {
          if (event.button !== 0) return;
          svg.current!.setPointerCapture(event.pointerId);
          gesture.down(at);
        }),
        onPointerMove: byPointer((at, event) => gesture.move(at, event.pointerType === 'mouse')),
        onPointerUp: byPointer((at) => gesture.up(at)),
        onPointerCancel: () => gesture.cancel(),
        onContextMenu: (event: MouseEvent) => {
          event.preventDefault();
          letGo();
        },
        onPointerLeave: () => {
          if (!lift) hand.meant.value = null;
        },
      }}
    />
  );
}
