// Where the side that is not to act could play the ball if it were its turn: asked of the core when its carrier is tapped.
import { signal } from '@preact/signals';
import type { Choice } from '../core/api';
import { rules } from '../core/client';
import { passedState } from '../board/position';
import { isBallPlay } from '../board/targets';
import type { Table } from './table';

export class Threats {
  readonly shown = signal<{ choices: Choice[]; state: string; from: string; of: string } | null>(null);

  constructor(private readonly table: Table) {}

  // Shows what the piece on `square` could do with the ball, or hides it again.
  async toggle(square: string): Promise<void> {
    const moment = this.table.shown.value;
    if (this.shown.value?.of === moment?.state && this.shown.value?.from === square) {
      this.hide();
      return;
    }
    this.hide();
    if (!moment || moment.facts['ball_square'] !== square) return;
    const { game, options } = this.table.setup;
    const state = passedState(moment.state);
    try {
      const { choices } = await rules.ask('choices', { game, options, state, partial: square });
      const plays = choices.filter(isBallPlay);
      if (plays.length > 0) this.shown.value = { choices: plays, state, from: square, of: moment.state };
    } catch {
      // whoever is in check cannot leave it at that: no such position, nothing to show
    }
  }

  hide(): void {
    this.shown.value = null;
  }
}
