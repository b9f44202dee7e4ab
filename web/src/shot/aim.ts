// What the person has chosen of a stroke so far: the piece, its place, the direction, the speed; and what the core says of
// it: the token's preview, or why it is refused. Directions and places are in the frame of the acting seat's tokens.
import { batch, computed, signal } from '@preact/signals';
import type { Table } from '../app/table';
import type { At, Fault, Handle, Point, Preview } from '../core/api';
import { CoreFault, rules } from '../core/client';
import { mm, turnedIf, type Kind, type Spot } from './kinds';

const FINE = 200_000; // a direction in whole numbers: a ten-thousandth of a degree

function gcd(a: number, b: number): number {
  while (b) [a, b] = [b, a % b];
  return Math.abs(a);
}

export function directionOf(angle: number): Point {
  const x = Math.round(Math.cos(angle) * FINE);
  const y = Math.round(Math.sin(angle) * FINE);
  const common = gcd(x, y);
  return [x / common, y / common];
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

export class Aim {
  readonly index = signal(0); // of the handle
  readonly place = signal<Spot | null>(null); // mm; null: where the piece lies
  readonly angle = signal(Math.PI / 2); // rad, anticlockwise from x
  readonly speed = signal(0); // mm/s; 0: not chosen yet
  readonly preview = signal<Preview | null>(null);
  readonly refusal = signal<Fault | null>(null);
  readonly directions = signal<{ from: Point; to: Point }[]>([]); // allowed from the place that is chosen
  readonly pulling = signal(false);

  readonly handles = computed(() => this.table.handles.value);
  readonly handle = computed<Handle | undefined>(() => this.handles.value[this.index.value] ?? this.handles.value[0]);
  readonly places = computed(() => !!this.handle.value && !this.handle.value.directions); // a piece is placed, not struck
  readonly turned = computed(() => {
    const moment = this.table.present.value;
    return !!moment?.to_act && this.kind.turned(moment.facts, moment.to_act);
  });
  // Where the piece is, in the seat's frame.
  readonly at = computed<Spot>(() => this.place.value ?? mm(this.handle.value?.at ?? [0, 0]));
  readonly absolute = computed<Spot>(() => turnedIf(this.turned.value, this.at.value));
  readonly token = computed<string | null>(() => {
    const handle = this.handle.value;
    if (!handle) return null;
    const head = this.kind.place(handle, this.at.value);
    if (this.places.value) return this.place.value ? head : null;
    const [dx, dy] = directionOf(this.angle.value);
    return this.speed.value > 0 ? `${head}${dx},${dy}:${Math.round(this.speed.value)}` : null;
  });
  // In degrees clockwise from straight on, as people turn a thing to the right.
  readonly bearing = computed(() => {
    const seat = this.table.present.value?.to_act ?? '';
    const [x, y] = this.kind.ahead(seat);
    const degrees = ((Math.atan2(y, x) - this.angle.value) * 180) / Math.PI;
    return ((((degrees + 180) % 360) + 360) % 360) - 180;
  });
  readonly ready = computed(() => this.token.value !== null && !this.refusal.value && this.told.value === this.token.value);

  private readonly told = signal<string | null>(null); // the token that preview and refusal speak of
  private busy = false;
  private kept: { place: Spot | null; angle: number; speed: number } | null = null;
  private shape = '';
  private arc: { of: string; directions: { from: Point; to: Point }[] } | null = null; // kept as long as the place is the same

  constructor(readonly table: Table, readonly kind: Kind) {}

  // New choices have come: what can be kept of the old aim is kept.
  begin(): void {
    const handles = this.handles.value;
    const state = this.table.present.value?.state ?? '';
    if (!handles.length || this.shape === state) return;
    this.shape = state;
    const seat = this.table.present.value!.to_act!;
    const [x, y] = this.kind.ahead(seat);
    batch(() => {
      this.index.value = this.likely(handles);
      this.place.value = null;
      this.preview.value = null;
      this.refusal.value = null;
      this.told.value = null;
      this.directions.value = [];
      this.angle.value = Math.atan2(y, x);
      this.speed.value = 0;
    });
    this.turnAt(0);
  }

  // Of several discs the one nearest to the ball.
  private likely(handles: Handle[]): number {
    const ball = this.table.present.value?.discs?.find(([disc]) => this.kind.sortOf(disc) === 'ball');
    if (!ball || handles.length < 2) return 0;
    const far = ({ at }: Handle): number => Math.hypot(at[0] - ball[1], at[1] - ball[2]);
    return handles.reduce((best, handle, i) => (far(handle) < far(handles[best]!) ? i : best), 0);
  }

  choose(index: number): void {
    if (index === this.index.value || !this.handles.value[index]) return;
    batch(() => {
      this.index.value = index;
      this.place.value = null;
    });
    this.ask();
  }

  // mm in the seat's frame.
  put([x, y]: Spot): void {
    const inside = (v: number): number => Math.round(v * 1000) / 1000;
    this.place.value = [inside(x), inside(y)];
    this.ask();
  }

  point(angle: number): void {
    this.angle.value = Math.atan2(Math.sin(angle), Math.cos(angle));
    this.ask();
  }

  // Degrees, clockwise.
  turnAt(degrees: number): void {
    this.point(this.angle.value - (degrees * Math.PI) / 180);
  }

  setBearing(degrees: number): void {
    this.turnAt(degrees - this.bearing.value);
  }

  setSpeed(speed: number): void {
    const { min_speed: min = 1, max_speed: max = 1 } = this.handle.value ?? {};
    this.speed.value = clamp(Math.round(speed), min, max);
    this.ask();
  }

  // At a place of the table (absolute, mm).
  aimAt(spot: Spot): void {
    const [x, y] = turnedIf(this.turned.value, spot);
    const [fromX, fromY] = this.at.value;
    if (Math.hypot(x - fromX, y - fromY) < 0.01) return;
    if (!this.speed.value) this.speed.value = Math.round((this.handle.value?.max_speed ?? 0) * 0.45);
    this.point(Math.atan2(y - fromY, x - fromX));
  }

  remember(): void {
    this.kept = { place: this.place.value, angle: this.angle.value, speed: this.speed.value };
  }

  // A gesture was taken back.
  restore(): void {
    const kept = this.kept;
    if (!kept) return;
    batch(() => {
      this.place.value = kept.place;
      this.angle.value = kept.angle;
      this.speed.value = kept.speed;
      this.pulling.value = false;
    });
    this.ask();
  }

  clear(): void {
    batch(() => {
      this.speed.value = 0;
      this.pulling.value = false;
      this.preview.value = null;
      this.refusal.value = null;
    });
    this.ask();
  }

  // Asks the core about the aim as it is now; while an answer is awaited the newest aim waits for its turn.
  private ask(): void {
    if (!this.busy) void this.pump();
  }

  private async pump(): Promise<void> {
    this.busy = true;
    let asked = '';
    try {
      for (;;) {
        const where = this.table.now();
        const key = this.key();
        if (key === asked) break;
        asked = key;
        await this.askOnce(where, this.token.value);
      }
    } catch {
      // the table reports what fails
    } finally {
      this.busy = false;
    }
  }

  private key(): string {
    return `${this.table.present.value?.state}|${this.index.value}|${this.at.value.join()}|${this.token.value}`;
  }

  private async askOnce(where: At, token: string | null): Promise<void> {
    const handle = this.handle.value;
    if (!handle || !this.table.myTurn.value) return;
    const state = where.state;
    let preview: Preview | null = null;
    let refusal: Fault | null = null;
    const partial = this.places.value || !handle.places ? '' : this.kind.place(handle, this.at.value);
    const known = this.arc?.of === `${state} ${partial}` ? this.arc.directions : null;
    let directions = known ?? handle.directions ?? [];
    const fault = (error: unknown): void => {
      if (!(error instanceof CoreFault)) throw error;
      refusal = error.fault;
    };
    await Promise.all([
      partial && !known
        ? rules.ask('choices', { ...where, partial }).then((reply) => {
            directions = reply.handles[0]?.directions ?? directions;
            this.arc = { of: `${state} ${partial}`, directions };
          }, fault)
        : undefined,
      token && this.places.value
        ? rules.ask('check', { ...where, action: token }).then((reply) => {
            refusal = reply.fault ?? null;
          })
        : token
          ? rules.ask('preview', { ...where, action: token }).then((reply) => {
              preview = reply.preview;
            }, fault)
          : undefined,
    ]);
    if (state !== this.table.present.value?.state) return;
    batch(() => {
      this.preview.value = preview;
      this.refusal.value = refusal;
      this.directions.value = directions;
      this.told.value = token;
    });
  }
}
