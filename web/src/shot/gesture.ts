// The pointer on the board: pulling back to aim, sliding a piece to its place, choosing a disc. One gesture an action; what
// returns to its start has not happened.
import type { Aim } from './aim';
import { turnedIf, type Kind, type Piece, type Spot } from './kinds';
import type { View } from './view';

export interface Pull {
  from: Spot; // px on the board
  to: Spot;
}

const DEAD = 14; // px: so far a finger trembles
const LIFT = 70; // ms: what happens in the last moment before a finger lifts is the lifting

type Mode = 'undecided' | 'pull' | 'slide' | 'done';

export interface GestureHost {
  aim: Aim;
  kind: Kind;
  view(): View;
  pieces(): Piece[];
  releaseStrikes(touch: boolean): boolean;
  strike(): void;
  redraw(): void;
}

export class Gesture {
  pull: Pull | null = null;
  private mode: Mode = 'done';
  private start: Spot = [0, 0];
  private pointer = -1;
  private touch = false;
  private onPiece = false;
  private past: { time: number; to: Spot }[] = [];

  constructor(private readonly host: GestureHost) {}

  get reach(): number {
    const { width, height } = this.host.view();
    return Math.min(200, Math.max(110, 0.34 * Math.min(width, height)));
  }

  get active(): boolean {
    return this.mode !== 'done';
  }

  down(at: Spot, id: number, touch: boolean, time: number): boolean {
    const { aim, kind } = this.host;
    if (this.active || !aim.handle.value) return false;
    this.start = at;
    this.pointer = id;
    this.touch = touch;
    this.past = [{ time, to: at }];
    aim.remember();
    const spot = this.host.view().spot(at);
    const slack = touch ? 14 : 4;
    if (aim.places.value) {
      this.mode = 'slide';
      this.slide(spot);
      return true;
    }
    if (!aim.handle.value.places) this.choose(spot, slack);
    const [x, y] = aim.absolute.value;
    const radius = kind.radius(kind.sortOf(aim.handle.value.piece === 'striker' ? 19 : 6)) + slack;
    this.onPiece = Math.hypot(spot[0] - x, spot[1] - y) <= radius;
    this.mode = 'undecided';
    return true;
  }

  // Among discs of one's own the one that is touched.
  private choose(spot: Spot, slack: number): void {
    const { aim } = this.host;
    const near = aim.handles.value.findIndex(({ at, directions }) => directions && Math.hypot(at[0] / 1e6 - spot[0], at[1] / 1e6 - spot[1]) <= 15 + slack);
    if (near >= 0) aim.choose(near);
  }

  move(at: Spot, id: number, time: number): void {
    if (id !== this.pointer || !this.active) return;
    const { aim } = this.host;
    const view = this.host.view();
    if (this.mode === 'undecided') {
      const [dx, dy] = [at[0] - this.start[0], at[1] - this.start[1]];
      if (Math.hypot(dx, dy) < (this.touch ? 9 : 5)) return;
      const slides = this.canSlide() && (this.onPiece || this.onPlaces()) && this.alongPlaces(dx, dy);
      this.mode = slides ? 'slide' : 'pull';
    }
    if (this.mode === 'slide') {
      this.slide(view.spot(at));
      return;
    }
    this.past.push({ time, to: at });
    if (this.past.length > 40) this.past.shift();
    this.pull = { from: this.start, to: at };
    this.aimBy(at);
    aim.pulling.value = true;
    this.host.redraw();
  }

  private aimBy(to: Spot): void {
    const { aim } = this.host;
    const [dx, dy] = this.host.view().back([this.start[0] - to[0], this.start[1] - to[1]]);
    const length = Math.hypot(dx, dy);
    if (length < DEAD) {
      aim.clear();
      aim.pulling.value = true;
      return;
    }
    const [x, y] = turnedIf(aim.turned.value, [dx, dy]);
    const part = Math.min(1, (length - DEAD) / (this.reach - DEAD));
    const { min_speed: min = 1, max_speed: max = 1 } = aim.handle.value!;
    aim.angle.value = Math.atan2(y, x);
    aim.setSpeed(min + (max - min) * part ** 1.6); // gentle strokes need a fine hand
  }

  private canSlide(): boolean {
    return !!this.host.aim.handle.value?.places;
  }

  // On the strip along which the piece slides, or in the region where it may lie.
  private onPlaces(): boolean {
    const { aim } = this.host;
    const [x, y] = turnedIf(aim.turned.value, this.host.view().spot(this.start));
    return (aim.handle.value?.places ?? []).some((place) => {
      if (place.shape === 'ring') return Math.hypot(x, y) <= place.outer / 1e6;
      const [x0, x1] = [place.from[0], place.to[0]].map((v) => v / 1e6).sort((a, b) => a - b) as [number, number];
      const [y0, y1] = [place.from[1], place.to[1]].map((v) => v / 1e6).sort((a, b) => a - b) as [number, number];
      return x >= x0 - 22 && x <= x1 + 22 && y >= y0 - 22 && y <= y1 + 22;
    });
  }

  // A segment is slid along, across it one pulls; a region is moved about in.
  private alongPlaces(dx: number, dy: number): boolean {
    const { aim } = this.host;
    const first = aim.handle.value!.places![0]!;
    if (first.shape !== 'segment') return true;
    const [x, y] = this.host.view().back([dx, dy]);
    const lies = aim.kind.game === 'carrom' || Math.abs(first.to[0] - first.from[0]) > Math.abs(first.to[1] - first.from[1]);
    return lies ? Math.abs(x) > Math.abs(y) : Math.abs(y) > Math.abs(x);
  }

  private slide(spot: Spot): void {
    const { aim } = this.host;
    const [x, y] = turnedIf(aim.turned.value, spot);
    const first = aim.handle.value!.places![0]!;
    if (first.shape === 'segment') {
      const lies = aim.kind.game === 'carrom' || first.from[1] === first.to[1];
      aim.put(lies ? [x, first.from[1] / 1e6] : [first.from[0] / 1e6, y]);
    } else aim.put([x, y]);
    this.host.redraw();
  }

  up(at: Spot, id: number, time: number): void {
    if (id !== this.pointer || !this.active) return;
    const { aim } = this.host;
    const mode = this.mode;
    this.mode = 'done';
    this.pull = null;
    aim.pulling.value = false;
    if (mode === 'undecided') {
      if (this.canSlide() && this.onPlaces()) this.slide(this.host.view().spot(at));
    } else if (mode === 'slide') {
      if (aim.places.value && this.host.releaseStrikes(this.touch)) this.host.strike();
    } else if (mode === 'pull') this.release(at, time);
    this.host.redraw();
  }

  private release(at: Spot, time: number): void {
    const { aim } = this.host;
    if (Math.hypot(at[0] - this.start[0], at[1] - this.start[1]) < DEAD) {
      aim.restore();
      return;
    }
    if (this.touch) {
      // Where the finger was before it began to lift, unless it was really on its way.
      const steady = [...this.past].reverse().find((moment) => time - moment.time > LIFT);
      if (steady && Math.hypot(at[0] - steady.to[0], at[1] - steady.to[1]) < 8) this.aimBy(steady.to);
    }
    if (this.host.releaseStrikes(this.touch)) this.host.strike();
  }

  cancel(): void {
    if (!this.active) return;
    this.mode = 'done';
    this.pull = null;
    this.host.aim.restore();
    this.host.redraw();
  }
}
