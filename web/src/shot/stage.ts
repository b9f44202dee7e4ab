// What the board shows of its discs: at rest, in motion along a trajectory, or gliding to where the referee puts them. The
// board draws whatever `pieces` holds whenever `onChange` is called.
import { signal } from '@preact/signals';
import type { GameEvent, Moment, Trajectory } from '../core/api';
import { kindOf, piecesOf, type Kind, type Piece, type Spot } from './kinds';
import { noisesOf, placeAt, wayOf } from './motion';
import { playGoal, playNoise } from './sound';

export interface Shown extends Piece {
  size: number; // 1; less while it falls
  fade: number; // 1; less while it comes or goes
}

interface Glide {
  piece: Piece;
  from: Spot;
  comes: boolean; // was not on the table
}

const GLIDE = 190; // ms
const FALL = 160;
const still = matchMedia('(prefers-reduced-motion: reduce)');

export class Stage {
  readonly playing = signal(false);
  readonly rate = signal(1); // 1, ½, ¼
  readonly replaying = signal(false); // what moves has been seen before
  pieces: Shown[] = [];
  traces: { from: Spot; to: Spot }[] = []; // of glides
  ways: { disc: number; points: Spot[] }[] = []; // of the last stroke, where motion is not wanted
  onChange: () => void = () => {};
  readonly kind: Kind;

  private run = 0; // raised when frames that are under way have no more to draw
  private wish = 0; // raised when something else is to be shown
  private finish: (() => void) | null = null;

  constructor(game: string) {
    this.kind = kindOf(game)!;
  }

  // At rest.
  show(moment: Moment): void {
    this.run += 1;
    this.wish += 1;
    this.finish?.();
    this.traces = [];
    this.ways = [];
    this.playing.value = false;
    this.rest(moment);
    this.replaying.value = false;
  }

  private rest(moment: Moment): void {
    this.pieces = piecesOf(moment).map((piece) => ({ ...piece, size: 1, fade: 1 }));
    this.onChange();
  }

  skip(): void {
    this.run += 1;
    this.finish?.();
  }

  // A stroke from `before` to `after`; resolves when it has been seen or skipped.
  async play(trajectory: Trajectory | null, before: Moment, after: Moment, events: GameEvent[]): Promise<void> {
    const run = ++this.run;
    const wish = ++this.wish;
    this.finish?.();
    this.traces = [];
    this.ways = [];
    const motion = trajectory?.paths.length ? trajectory : null;
    if (still.matches) {
      if (motion) this.ways = motion.paths.map((path) => ({ disc: path.disc, points: wayOf(path, motion.duration) }));
      this.rest(after);
      return;
    }
    this.playing.value = true;
    await new Promise<void>((done) => {
      this.finish = () => {
        this.finish = null;
        done();
      };
      if (motion) this.move(motion, before, run, () => this.glide(motion, before, after, events, run));
      else this.glide(null, before, after, events, run);
    });
    if (wish !== this.wish) return;
    this.playing.value = false;
    this.traces = [];
    this.rest(after);
  }

  private frames(run: number, draw: (elapsed: number) => boolean): void {
    let last = performance.now();
    let elapsed = 0;
    const frame = (now: number): void => {
      if (run !== this.run) return;
      elapsed += Math.min(100, now - last) * this.rate.value;
      last = now;
      const more = draw(elapsed);
      this.onChange();
      if (more) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }

  private move(motion: Trajectory, before: Moment, run: number, then: () => void): void {
    const noises = noisesOf(motion);
    const moving = new Map(motion.paths.map((path) => [path.disc, path]));
    const resting = piecesOf(before).filter(({ disc }) => !moving.has(disc)).map((piece) => ({ ...piece, size: 1, fade: 1 }));
    const end = motion.duration / 1000 + (motion.paths.some(({ gone }) => gone !== undefined) ? FALL : 0);
    let heard = 0;
    this.frames(run, (elapsed) => {
      const t = elapsed * 1000;
      while (heard < noises.length && noises[heard]!.t <= t) playNoise(this.kind, noises[heard++]!);
      this.pieces = resting.slice();
      for (const path of motion.paths) {
        const since = path.gone === undefined ? 0 : (t - path.gone) / 1000;
        if (since >= FALL) continue;
        const fallen = Math.max(0, since / FALL);
        this.pieces.push({ disc: path.disc, at: placeAt(path, t), size: 1 - 0.3 * fallen, fade: 1 - fallen * fallen });
      }
      if (elapsed < end) return true;
      then();
      return false;
    });
  }

  // From where the motion ended to where the referee puts things: put-backs, pull-backs, returned and placed pieces.
  private glide(motion: Trajectory | null, before: Moment, after: Moment, events: GameEvent[], run: number): void {
    if (events.some(({ code }) => code === 'goal')) playGoal();
    const ended: Piece[] = piecesOf(before).filter(({ disc }) => !motion?.paths.some((path) => path.disc === disc));
    const left: Piece[] = [];
    for (const path of motion?.paths ?? []) {
      const at = placeAt(path, motion!.duration);
      (path.gone === undefined ? ended : left).push({ disc: path.disc, at });
    }
    const glides = this.match(ended, left, piecesOf(after));
    const moved = glides.filter(({ piece, from, comes }) => comes || Math.hypot(piece.at[0] - from[0], piece.at[1] - from[1]) > 0.01);
    if (!moved.length) {
      this.finish?.();
      return;
    }
    this.traces = moved.map(({ piece, from }) => ({ from, to: piece.at }));
    // A whole new position takes its time; one disc is quick.
    const length = moved.length > 6 ? 420 : GLIDE;
    this.frames(run, (elapsed) => {
      const part = Math.min(1, elapsed / length);
      const eased = 1 - (1 - part) ** 3;
      this.pieces = glides.map(({ piece, from, comes }) => ({
        disc: piece.disc,
        at: [from[0] + (piece.at[0] - from[0]) * eased, from[1] + (piece.at[1] - from[1]) * eased],
        size: 1,
        fade: comes ? eased : 1,
      }));
      if (elapsed < length + 120) return true;
      this.finish?.();
      return false;
    });
  }

  // Which disc became which: by number, or where numbers hold for one state only, by sort: those that stay, then the nearest.
  private match(ended: Piece[], left: Piece[], after: Piece[]): Glide[] {
    const sort = this.kind.sortOf;
    const far = (a: Spot, b: Spot): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
    const free = new Set(ended);
    const glides: Glide[] = [];
    const take = (pick: (a: Piece, b: Piece) => boolean): void => {
      for (const piece of after) {
        if (glides.some((glide) => glide.piece === piece)) continue;
        let best: Piece | undefined;
        for (const old of free) {
          if (pick(old, piece) && (!best || far(old.at, piece.at) < far(best.at, piece.at))) best = old;
        }
        if (!best) continue;
        free.delete(best);
        glides.push({ piece, from: best.at, comes: false });
      }
    };
    if (this.kind.identity) take((a, b) => a.disc === b.disc);
    else {
      take((a, b) => sort(a.disc) === sort(b.disc) && far(a.at, b.at) < 0.01);
      take((a, b) => sort(a.disc) === sort(b.disc));
    }
    for (const piece of after) {
      if (glides.some((glide) => glide.piece === piece)) continue;
      const from = left.find(({ disc }) => (this.kind.identity ? disc === piece.disc : sort(disc) === sort(piece.disc)));
      glides.push({ piece, from: from?.at ?? [piece.at[0], piece.at[1] + 60], comes: true });
    }
    return glides;
  }
}
