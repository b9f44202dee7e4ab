// The board as two layers of canvas: the ground, drawn once a size, and what lies and moves on it.
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { releaseStrikes, systemDark, theme } from '../app/settings';
import type { Table } from '../app/table';
import { t } from '../i18n/i18n';
import type { Aim } from './aim';
import { Gesture } from './gesture';
import { drawCarromGround } from './ground_carrom';
import { drawDiscGround } from './ground_disc';
import { boardKeys } from './keys';
import type { Kind, Spot } from './kinds';
import { drawBlocked, drawPiece, drawPlaces, drawPreview, drawPull, drawWay, ring, type Brush } from './overlay';
import { coloursOf, type Ctx } from './paint';
import { wakeSound } from './sound';
import type { Stage } from './stage';
import { View } from './view';
import { speedWords } from './words';

interface Props {
  table: Table;
  kind: Kind;
  stage: Stage;
  aim: Aim;
  options: Record<string, string>;
  quarter: number;
  onStrike(): void;
  onSkip(): void;
}

export const darkNow = (): boolean => (theme.value === 'auto' ? systemDark.value : theme.value === 'dark');

function paint(brush: Brush, props: Props, gesture: Gesture): void {
  const { aim, stage, table, kind } = props;
  const { ctx, view, colours } = brush;
  ctx.clearRect(0, 0, view.width, view.height);
  const acting = table.myTurn.value && !stage.playing.value && !!aim.handle.value;
  const handle = aim.handle.value;
  if (acting && handle?.places) drawPlaces(brush, handle, aim.turned.value);
  for (const { points } of stage.ways) drawWay(brush, points);
  for (const { from, to } of stage.traces) drawWay(brush, [from, to]);
  const own = acting && handle ? handledDisc(aim, stage) : null;
  for (const piece of stage.pieces) {
    if (own && piece.disc === own.disc) continue;
    drawPiece(brush, piece);
  }
  if (!acting || !handle) return;
  if (!aim.places.value) drawBlocked(brush, aim);
  if (own) {
    drawPiece(brush, { ...own, at: aim.absolute.value, fade: aim.places.value && !aim.place.value ? 0 : aim.places.value ? 0.8 : 1 });
    const wrong = !!aim.refusal.value;
    if (!aim.places.value || aim.place.value) ring(brush, aim.absolute.value, kind.radius(kind.sortOf(own.disc)) + 3 / view.scale, 2.5, wrong ? colours.warn : colours.legal);
  }
  if (aim.preview.value && aim.speed.value) drawPreview(brush, aim.preview.value);
  const { pull } = gesture;
  if (pull && aim.speed.value) drawPull(brush, pull.from, pull.to, gesture.reach * 0.42, aim.speed.value, handle.max_speed ?? 1, speedWords(aim.speed.value));
}

// The piece in hand: the striker, a man to be placed, the ball at a set piece, the disc that is chosen.
function handledDisc(aim: Aim, stage: Stage): { disc: number } | null {
  const { piece, at } = aim.handle.value!;
  if (piece === 'striker') return { disc: 19 };
  if (piece === 'ball') return { disc: 6 };
  if (aim.places.value) return { disc: piece === 'black' ? 9 : 0 };
  return stage.pieces.find((lying) => Math.hypot(lying.at[0] - at[0] / 1e6, lying.at[1] - at[1] / 1e6) < 0.01) ?? null;
}

export function ShotBoard(props: Props) {
  const { kind, stage, aim, table, options, quarter } = props;
  const box = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLCanvasElement>(null);
  const top = useRef<HTMLCanvasElement>(null);
  const width = useSignal(0);
  const latest = useRef(props);
  latest.current = props;
  const half = kind.half(options);
  const [across, down] = quarter % 2 ? [half[1], half[0]] : half;
  const dark = darkNow();

  const drawing = useRef<{ brush: Brush; queued: boolean } | null>(null);
  const gesture = useMemo(
    () =>
      new Gesture({
        aim,
        kind,
        view: () => drawing.current!.brush.view,
        pieces: () => stage.pieces,
        releaseStrikes: (touch) => !touch || releaseStrikes.value,
        strike: () => latest.current.onStrike(),
        redraw: () => schedule(),
      }),
    [aim],
  );
  const draw = (): void => {
    const now = drawing.current;
    if (now) paint(now.brush, latest.current, gesture);
  };
  // At most once a frame, whatever has changed.
  const schedule = (): void => {
    const now = drawing.current;
    if (!now || now.queued) return;
    now.queued = true;
    requestAnimationFrame(() => {
      now.queued = false;
      draw();
    });
  };

  useEffect(() => {
    const watch = new ResizeObserver(() => {
      width.value = box.current?.clientWidth ?? 0;
    });
    watch.observe(box.current!);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    const ratio = Math.min(2, devicePixelRatio || 1);
    const size: Spot = [width.value, (width.value * down) / across];
    if (!size[0]) return;
    const view = new View(half, quarter, ...size);
    const begin = (canvas: HTMLCanvasElement): Ctx => {
      canvas.width = Math.round(size[0] * ratio);
      canvas.height = Math.round(size[1] * ratio);
      const ctx = canvas.getContext('2d')!;
      ctx.scale(ratio, ratio);
      return ctx;
    };
    const colours = coloursOf(dark);
    const below = begin(ground.current!);
    if (kind.game === 'carrom') drawCarromGround(below, view, colours);
    else drawDiscGround(below, view, colours, options);
    drawing.current = { brush: { ctx: begin(top.current!), view, colours, kind, ratio }, queued: false };
    draw();
  }, [width.value, dark, quarter, table, across]);
  useEffect(() => {
    stage.onChange = draw;
    draw();
  }, [stage]);
  // Whatever the aim is made of.
  const watched = [aim.index.value, aim.place.value, aim.angle.value, aim.speed.value, aim.preview.value, aim.refusal.value, aim.directions.value, aim.handles.value, table.myTurn.value, stage.playing.value];
  useEffect(schedule, watched);
  // Turning the wheel must not scroll the page, so the listener cannot be a passive one.
  useEffect(() => {
    const wheel = (event: WheelEvent): void => {
      if (!table.myTurn.value || aim.places.value || !aim.handle.value) return;
      event.preventDefault();
      aim.turnAt(Math.sign(event.deltaY || event.deltaX) * (event.altKey ? 0.01 : event.shiftKey ? 0.1 : 1));
    };
    const element = top.current!;
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  }, [aim]);

  const place = (event: PointerEvent): Spot => {
    const { left, top: above } = top.current!.getBoundingClientRect();
    return [event.clientX - left, event.clientY - above];
  };
  const down_ = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    wakeSound();
    if (stage.playing.value) {
      props.onSkip();
      return;
    }
    if (!table.myTurn.value || !drawing.current) return;
    if (gesture.down(place(event), event.pointerId, event.pointerType === 'touch', event.timeStamp)) top.current!.setPointerCapture(event.pointerId);
  };
  return (
    <div
      class="shot-board"
      ref={box}
      style={{ aspectRatio: `${across} / ${down}` }}
      data-seat={table.myTurn.value ? table.present.value?.to_act : undefined}
      data-moving={stage.playing.value || undefined}
    >
      <canvas ref={ground} aria-hidden="true" />
      <canvas
        ref={top}
        class="pieces"
        tabIndex={0}
        role="application"
        aria-label={t(`shot.board.${kind.game}`)}
        aria-describedby="shot-keys"
        onPointerDown={down_}
        onPointerMove={(event) => gesture.move(place(event), event.pointerId, event.timeStamp)}
        onPointerUp={(event) => gesture.up(place(event), event.pointerId, event.timeStamp)}
        onPointerCancel={() => gesture.cancel()}
        onContextMenu={(event) => gesture.active && event.preventDefault()}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && gesture.active) gesture.cancel();
          else if (boardKeys(event, latest.current)) event.preventDefault();
        }}
      />
      <p id="shot-keys" class="unseen">{t(kind.game === 'carrom' ? 'shot.keys.carrom' : 'shot.keys.discfootball')}</p>
    </div>
  );
}
