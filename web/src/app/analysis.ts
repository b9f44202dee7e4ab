// An analysis: one person moves for both sides, goes back and tries something else, and the computer tells in a Worker of
// its own what it thinks of the position on the board.
import { batch, effect, signal, untracked } from '@preact/signals';
import type { Choice, Line, Moment } from '../core/api';
import { CoreClient, Stopped, rules } from '../core/client';
import { recall, remember } from './settings';
import type { Table } from './table';

const ANALYST = 'alphabeta';
const PATIENCE = 60_000; // ms: a computer that has found nothing new by then may rest
const SETTLE = 120; // ms that a position stays on the board before it is looked into: sliders pass many

export const MOST_LINES = 3;
const stored = Number(recall('lines'));
export const lineCount = signal(stored >= 1 && stored <= MOST_LINES ? stored : MOST_LINES);

export function chooseLineCount(count: number): void {
  lineCount.value = count;
  remember('lines', String(count));
}

const pageSeen = signal(!document.hidden);
document.addEventListener('visibilitychange', () => {
  pageSeen.value = !document.hidden;
});

export class Analysis {
  readonly choices = signal<Choice[]>([]); // in the position on the board
  readonly lines = signal<Line[]>([]); // best first, of the position `seen`
  readonly running = signal(false);
  readonly wanted = signal(1); // the person lets the computer think; raised to begin anew, 0 to stop
  readonly main = signal<string[] | null>(null); // the game's own course while another one is tried

  private readonly analyst = new CoreClient();
  private readonly stops: (() => void)[];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private seen = '';
  private coming: Line[] = [];
  private drawn = 0;

  constructor(private readonly table: Table) {
    this.stops = [
      effect(() => {
        const moment = table.shown.value;
        const ply = table.shownPly.value;
        if (moment) untracked(() => void this.offer(ply));
      }),
      effect(() => {
        const moment = table.shown.value;
        const go = pageSeen.value ? this.wanted.value : 0; // a page that nobody sees needs no answer
        const count = lineCount.value;
        const ply = table.shownPly.value;
        untracked(() => this.turnTo(moment, ply, go > 0, count));
      }),
    ];
  }

  // Who may be moved for on the board: whoever is to act there.
  get side(): string | null {
    const moment = this.table.shown.value;
    return moment && !moment.outcome.over ? moment.to_act : null;
  }

  stop(): void {
    this.wanted.value = 0;
  }

  go(): void {
    this.wanted.value += 1;
  }

  async play(action: string): Promise<void> {
    const { table } = this;
    const steps = table.steps.value;
    const ply = table.shownPly.value;
    if (steps[ply]?.action === action) {
      table.look(ply + 1);
      return;
    }
    if (steps.length > 0) this.main.value ??= table.actions;
    table.interrupt();
    batch(() => {
      table.steps.value = steps.slice(0, ply);
      table.at.value = null;
    });
    await table.play(action);
  }

  // Plays a line of the computer up to one of its actions.
  async follow(actions: readonly string[]): Promise<void> {
    for (const action of actions) await this.play(action);
  }

  // Back to the game as it was.
  async leave(): Promise<void> {
    const main = this.main.value;
    this.main.value = null;
    if (main) await this.table.open(main);
  }

  async explain(action: string): Promise<boolean> {
    const { table } = this;
    const { fault } = await rules.ask('check', { ...this.where(table.shownPly.value), action });
    table.fault.value = fault ?? null;
    return !fault;
  }

  close(): void {
    for (const stop of this.stops) stop();
    clearTimeout(this.timer);
    cancelAnimationFrame(this.drawn);
    this.analyst.stop();
  }

  private where(ply: number) {
    return this.table.where(this.table.actions.slice(0, ply));
  }

  private async offer(ply: number): Promise<void> {
    this.choices.value = [];
    const state = this.table.shown.value?.state;
    if (!this.side) return;
    try {
      const { choices } = await rules.ask('choices', this.where(ply));
      if (this.table.shown.value?.state === state) this.choices.value = choices;
    } catch {
      // the page was left, or the Worker ended: the table tells
    }
  }

  private turnTo(moment: Moment | null, ply: number, go: boolean, count: number): void {
    clearTimeout(this.timer);
    this.analyst.stop();
    this.running.value = false;
    const state = moment?.state ?? '';
    if (state !== this.seen) {
      this.seen = state;
      this.lines.value = [];
    }
    if (!go || !moment || moment.outcome.over) return;
    this.running.value = true;
    this.timer = setTimeout(() => void this.think(ply, count, state), SETTLE);
  }

  private async think(ply: number, count: number, state: string): Promise<void> {
    this.coming = [];
    this.analyst.onInfo = (lines) => this.hear(lines, count, state);
    try {
      const request = { ...this.where(ply), bot: ANALYST, multipv: count, movetime: PATIENCE };
      const { lines } = await this.analyst.ask('bot', request);
      if (this.seen !== state) return;
      if (lines.length > 0) this.lines.value = lines.slice(0, count);
      this.running.value = false;
    } catch (error) {
      if (!(error instanceof Stopped)) this.running.value = false;
    }
  }

  // The first depths are through in no time: their lines are shown no oftener than the screen is drawn.
  private hear(lines: Line[], count: number, state: string): void {
    for (const line of lines) if (line.rank <= count) this.coming[line.rank - 1] = line;
    if (this.drawn) return;
    this.drawn = requestAnimationFrame(() => {
      this.drawn = 0;
      if (this.seen === state && this.running.value) this.lines.value = this.coming.filter((line) => line !== undefined);
    });
  }
}
