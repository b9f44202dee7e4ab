// An action that is planned while the computer thinks: any action at all, because what will be possible is not known yet.
// It is played as soon as the person may act, if the core allows it then; otherwise it is dropped and the reason told.
import { batch, effect, signal, untracked } from '@preact/signals';
import type { Choice, Fault } from '../core/api';
import { rules } from '../core/client';
import { passedState } from '../board/position';
import type { Table } from './table';

export class Premove {
  readonly planned = signal<string | null>(null);
  readonly dropped = signal<{ action: string; fault: Fault | null } | null>(null); // the last plan came to nothing
  readonly hints = signal<Choice[]>([]); // actions that would be possible now; a plan may be another one

  private readonly stops: (() => void)[];

  constructor(private readonly table: Table) {
    let hinted = '';
    let length = 0;
    this.stops = [
      effect(() => {
        const now = table.steps.value.length;
        if (now < length) this.plan(null); // taken back: it was meant for another game
        length = now;
      }),
      effect(() => {
        const state = this.possible ? table.present.value!.state : '';
        if (state !== hinted) {
          hinted = state;
          void this.hint(state);
        }
      }),
      effect(() => {
        if (table.myTurn.value && table.choices.value.length > 0) untracked(() => void this.due());
        else if (table.over.value || table.paused.value) this.planned.value = null;
      }),
    ];
  }

  // Is it the computer's turn, and will the person's come?
  get possible(): boolean {
    const { table } = this;
    const { bot, human } = table.setup;
    const seat = table.present.value?.to_act;
    return !!bot && !!human && !!seat && seat !== human && table.live.value && !table.over.value && !table.paused.value;
  }

  plan(action: string | null): void {
    batch(() => {
      this.planned.value = action;
      this.dropped.value = null;
    });
  }

  close(): void {
    for (const stop of this.stops) stop();
  }

  private async hint(state: string): Promise<void> {
    this.hints.value = [];
    if (!state) return;
    const { game, options } = this.table.setup;
    try {
      const { choices } = await rules.ask('choices', { game, options, state: passedState(state) });
      if (this.possible && this.table.present.value?.state === state) this.hints.value = choices;
    } catch {
      // the side that just moved gives check: no such position exists, and planning goes without hints
    }
  }

  private async due(): Promise<void> {
    const action = this.planned.peek();
    if (!action) return;
    this.planned.value = null;
    const { table } = this;
    if (table.choices.peek().some((choice) => choice.action === action)) {
      await table.play(action);
      return;
    }
    const fault = await table.faultOf(action).catch(() => null);
    this.dropped.value = { action, fault };
  }
}
