// A game on a real board: what the people say has fallen goes to the core, its rulings come back. Kept after every entry.
import { computed, signal } from '@preact/signals';
import { recall, remember } from '../app/settings';
import type { Fault, GameEvent, Moment } from '../core/api';
import { CoreFault, rules } from '../core/client';
import { wordsOf, type Entry, type Fallen } from './sheet';

export interface Match {
  game: string;
  options: Record<string, string>;
  seed: number;
  names: Record<string, string>;
  begun: string; // date
  start: Moment;
  entries: Entry[];
}

const KEY = 'referee';

function kept(): Match | null {
  try {
    const match = JSON.parse(recall(KEY) ?? 'null') as Match | null;
    return match && Array.isArray(match.entries) && typeof match.start.state === 'string' ? match : null;
  } catch {
    return null;
  }
}

export class Referee {
  readonly match = signal<Match | null>(kept());
  readonly fault = signal<Fault | null>(null);
  readonly now = computed<Moment | null>(() => this.match.value?.entries.at(-1)?.after ?? this.match.value?.start ?? null);
  readonly actions = signal<string[]>([]); // that may be done instead of a stroke

  constructor(private readonly game: string) {
    void this.ask();
  }

  private set(match: Match | null): void {
    this.match.value = match;
    this.fault.value = null;
    remember(KEY, match && JSON.stringify(match));
    void this.ask();
  }

  // A lot decides who breaks; on a real board the people have drawn it, so a seed is looked for that agrees.
  async begin(options: Record<string, string>, names: Record<string, string>, first: string): Promise<void> {
    for (let seed = 1; seed < 100; ++seed) {
      const start = await rules.ask('state', { game: this.game, options, seed });
      if (start.to_act !== first) continue;
      this.set({ game: this.game, options, seed, names, begun: new Date().toISOString().slice(0, 10), start, entries: [] });
      return;
    }
  }

  end(): void {
    this.set(null);
  }

  private get at() {
    const { game, options, seed } = this.match.value!;
    return { game, options, seed, state: this.now.value!.state };
  }

  private add(what: string, seat: string, events: GameEvent[], { state, hash, to_act, outcome, facts }: Moment): void {
    const match = this.match.value!;
    this.set({ ...match, entries: [...match.entries, { what, seat, events, after: { state, hash, to_act, outcome, facts } }] });
  }

  async stroke(fallen: readonly Fallen[], untouched: boolean): Promise<boolean> {
    return this.guarded(async () => {
      const pocketed = wordsOf(fallen);
      const reply = await rules.ask('referee', { ...this.at, pocketed, untouched });
      this.add(pocketed, reply.seat, reply.events, reply);
    });
  }

  async act(action: string): Promise<boolean> {
    return this.guarded(async () => {
      const { steps, fault } = await rules.ask('apply', { ...this.at, play: [action] });
      if (fault) throw new CoreFault(fault);
      const step = steps[0]!;
      this.add(action, step.seat ?? '', step.events ?? [], step);
    });
  }

  // Where the men were put is not known here; any place that the rules allow will do.
  async placed(): Promise<boolean> {
    return this.guarded(async () => {
      const seat = this.now.value!.to_act!;
      const events: GameEvent[] = [];
      let moment = this.now.value!;
      for (let tries = 0; tries < 60 && String(moment.facts['phase']) === 'place'; ++tries) {
        const at = { ...this.at, state: moment.state };
        const { action } = await rules.ask('bot', { ...at, bot: 'random', bot_seed: tries, nodes: 1 });
        if (!action.startsWith('place:')) continue;
        const { steps } = await rules.ask('apply', { ...at, play: [action] });
        if (!steps[0]) continue;
        moment = steps[0];
        events.push(...(steps[0].events ?? []));
      }
      if (events.length) this.add('place', seat, events, moment);
    });
  }

  undo(): void {
    const match = this.match.value;
    if (match?.entries.length) this.set({ ...match, entries: match.entries.slice(0, -1) });
  }

  private async guarded(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof CoreFault)) throw error;
      this.fault.value = error.fault;
      return false;
    }
  }

  private async ask(): Promise<void> {
    this.actions.value = [];
    const now = this.now.value;
    if (!now || now.outcome.over) return;
    const { choices } = await rules.ask('choices', this.at);
    if (this.now.value === now) this.actions.value = choices.map(({ action }) => action).filter((action) => ['pass', 'timeout', 'forgo'].includes(action));
  }
}
