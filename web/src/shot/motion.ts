// Where discs are at a moment of a trajectory, and what is heard on the way.
import type { DiscPath, Trajectory } from '../core/api';
import { mm, type Spot } from './kinds';

type Segment = DiscPath['segments'][number];

function along([t0, x, y, vx, vy, a]: Segment, t: number): Spot {
  const speed = Math.hypot(vx, vy);
  let s = (t - t0) / 1e6;
  if (speed <= 0 || s <= 0) return mm([x, y]);
  if (a > 0) s = Math.min(s, speed / a);
  const run = s - (a * s * s) / (2 * speed);
  return mm([x + vx * run, y + vy * run]);
}

function velocity([t0, , , vx, vy, a]: Segment, t: number): Spot {
  const speed = Math.hypot(vx, vy);
  const left = speed > 0 ? Math.max(0, 1 - (a * (t - t0)) / 1e6 / speed) : 0;
  return [vx * left, vy * left];
}

function segmentAt(path: DiscPath, t: number): number {
  let i = 0;
  while (i + 1 < path.segments.length && path.segments[i + 1]![0] <= t) i += 1;
  return i;
}

export function placeAt(path: DiscPath, t: number): Spot {
  const until = path.gone === undefined ? t : Math.min(t, path.gone);
  return along(path.segments[segmentAt(path, until)]!, until);
}

// The corners of a disc's way, for those who want no motion.
export const wayOf = (path: DiscPath, duration: number): Spot[] => [...path.segments.map(([, x, y]) => mm([x, y])), placeAt(path, duration)];

export interface Noise {
  t: number; // µs
  what: 'discs' | 'rim' | 'gone';
  disc: number;
  strength: number; // mm/s by which the disc's velocity changes
}

// Changes of velocity in the order of time. Two discs that change at the same instant have met.
export function noisesOf({ paths }: Trajectory): Noise[] {
  const begins = new Map<number, number>();
  for (const path of paths) for (const [t] of path.segments) begins.set(t, (begins.get(t) ?? 0) + 1);
  const noises: Noise[] = [];
  for (const path of paths) {
    path.segments.forEach((segment, i) => {
      const [t, , , vx, vy] = segment;
      const before = i > 0 ? velocity(path.segments[i - 1]!, t) : [0, 0];
      const strength = Math.hypot(vx - before[0]!, vy - before[1]!) / 1e6;
      if (t > 0 && strength > 4) noises.push({ t, what: begins.get(t)! > 1 ? 'discs' : 'rim', disc: path.disc, strength });
    });
    if (path.gone !== undefined) noises.push({ t: path.gone, what: 'gone', disc: path.disc, strength: 300 });
  }
  return noises.sort((a, b) => a.t - b.t);
}
