// The board by keys. Left and right turn the aim, up and down change the power; Shift and Alt make the steps finer.
import type { Table } from '../app/table';
import type { Aim } from './aim';
import { turnedIf, type Kind } from './kinds';
import { wakeSound } from './sound';
import type { Stage } from './stage';
import { targetsOf } from './words';

interface Context {
  table: Table;
  kind: Kind;
  stage: Stage;
  aim: Aim;
  onStrike(): void;
  onSkip(): void;
}

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

function slide(aim: Aim, dx: number, dy: number, step: number): void {
  const places = aim.handle.value?.places;
  if (!places) return;
  const [x, y] = aim.at.value;
  const first = places[0]!;
  if (first.shape === 'segment' && aim.kind.game === 'carrom') aim.put([x + dx * step, first.from[1] / 1e6]);
  else if (first.shape === 'segment') aim.put([x, y + (dx || dy) * step]);
  else aim.put([x + dx * step, y + dy * step]);
}

// The next piece that could be aimed at, nearest direction first.
export function nextTarget(context: Context, way: number): void {
  const { aim } = context;
  const targets = targetsOf(context).map(({ at }) => {
    const [x, y] = turnedIf(aim.turned.value, at);
    return { at, angle: Math.atan2(y - aim.at.value[1], x - aim.at.value[0]) };
  });
  const clockwise = (angle: number): number => (((way * (aim.angle.value - angle)) / (2 * Math.PI) + 2) % 1);
  const next = targets.filter(({ angle }) => clockwise(angle) > 1e-4 && clockwise(angle) < 0.9999).sort((a, b) => clockwise(a.angle) - clockwise(b.angle))[0];
  if (next) aim.aimAt(next.at);
}

// True if the key meant something.
export function boardKeys(event: KeyboardEvent, context: Context): boolean {
  const { aim, table, stage } = context;
  if (event.ctrlKey || event.metaKey) return false;
  const { key, shiftKey, altKey } = event;
  if (stage.playing.value) {
    if (key !== 'Escape' && key !== 'Enter' && key !== ' ') return false;
    context.onSkip();
    return true;
  }
  if (!table.myTurn.value || !aim.handle.value) return false;
  wakeSound();
  const arrow = ARROWS[key];
  const fine = altKey ? 0.01 : shiftKey ? 0.1 : 1;
  if (arrow && aim.places.value) slide(aim, arrow[0], arrow[1], 5 * fine);
  else if (arrow && arrow[0]) aim.turnAt(arrow[0] * fine);
  else if (arrow) aim.setSpeed(aim.speed.value + arrow[1] * 100 * fine);
  else if (/^[123]$/.test(key) && aim.handles.value.length > 1) aim.choose(Number(key) - 1);
  else if (key === 'a' || key === 'A') slide(aim, -1, 0, 5 * fine);
  else if (key === 'd' || key === 'D') slide(aim, 1, 0, 5 * fine);
  else if (key === 'w' || key === 'W') slide(aim, 0, 1, 5 * fine);
  else if (key === 's' || key === 'S') slide(aim, 0, -1, 5 * fine);
  else if (key === 't' || key === 'T') nextTarget(context, shiftKey ? -1 : 1);
  else if (key === 'Enter') context.onStrike();
  else if (key === 'Escape') aim.clear();
  else return false;
  return true;
}
