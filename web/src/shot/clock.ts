// The times that the options give, run here at the board: so long for a stroke, so long for the game. The core knows no
// clock; when one has run out the page plays `timeout` or `flag`.
import { effect, signal } from '@preact/signals';
import { playClock } from '../app/settings';
import type { Table } from '../app/table';
import type { Kind } from './kinds';

export class Clock {
  readonly stroke = signal<number | null>(null); // ms left
  readonly game = signal<number | null>(null);
  private timer: ReturnType<typeof setInterval> | undefined;
  private readonly stop: () => void;

  constructor(private readonly table: Table, kind: Kind, options: () => Record<string, string>) {
    let turn = '';
    const tick = 200;
    this.stop = effect(() => {
      const on = playClock.value && !table.setup.analyse;
      const present = table.present.value;
      clearInterval(this.timer);
      if (!on || !present) {
        this.stroke.value = this.game.value = null;
        return;
      }
      const perStroke = Number(options()[kind.clock.stroke] ?? 0) * 1000;
      const whole = Number(options()[kind.clock.game ?? ''] ?? 0) * 60_000;
      if (this.game.peek() === null && whole) this.game.value = whole;
      if (turn !== present.state) {
        turn = present.state;
        this.stroke.value = perStroke || null;
      }
      if (table.over.value || table.moving.value || !table.live.value) return;
      this.timer = setInterval(() => this.tick(tick), tick);
    });
  }

  private tick(passed: number): void {
    const { table } = this;
    if (table.thinking.value) return; // the computer is never late here
    if (this.game.value !== null) {
      this.game.value = Math.max(0, this.game.value - passed);
      if (this.game.value === 0) {
        clearInterval(this.timer);
        void table.play('flag');
        return;
      }
    }
    if (this.stroke.value === null || !table.myTurn.value) return;
    this.stroke.value = Math.max(0, this.stroke.value - passed);
    if (this.stroke.value > 0) return;
    clearInterval(this.timer);
    void table.play('timeout');
  }

  close(): void {
    clearInterval(this.timer);
    this.stop();
  }
}

export function clockWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
