// One game on the table: what was played, what may be played, who thinks. Every fact comes from the core; this file only
// keeps the replies and asks for the next ones.
import { batch, computed, signal } from '@preact/signals';
import type { At, Choice, Fault, Handle, Line, Moment, Step } from '../core/api';
import { CoreFault, rules, Stopped, thinker } from '../core/client';
import { gameUrl, showUrl, type Setup } from './route';
import { seatsOf } from './seats';
import { turnBoard } from './settings';
import { Keeper } from './store/keeper';

// A bot that answers at once would look like a glitch: its action is shown no sooner than this, ms. Where motion is not
// wanted there is none to wait for.
const BOT_PAUSE = matchMedia('(prefers-reduced-motion: reduce)').matches ? 60 : 450;

export class Table {
  readonly start = signal<Moment | null>(null);
  readonly steps = signal<Step[]>([]);
  readonly choices = signal<Choice[]>([]);
  readonly handles = signal<Handle[]>([]); // what may be struck or placed, in games of discs
  readonly moving = signal(false); // what was done is being shown
  readonly at = signal<number | null>(null); // looked at after so many steps; null: the present
  readonly fault = signal<Fault | null>(null); // of the last attempt, or of the game's address
  readonly thinking = signal(false);
  readonly paused = signal(false); // the bot was told to stop and waits
  readonly pace = signal(BOT_PAUSE); // ms from one action of a bot to the next, at least
  readonly line = signal<Line | null>(null); // the best line so far of the thinking bot
  readonly drifted = signal(false); // it was kept with another position at its end: the rules have been corrected since
  readonly failed = signal(false); // the core could not be loaded

  readonly last = computed(() => this.steps.value.at(-1));
  readonly present = computed<Moment | null>(() => this.last.value ?? this.start.value);
  readonly shownPly = computed(() => Math.min(this.at.value ?? Infinity, this.steps.value.length));
  readonly shownStep = computed(() => this.steps.value[this.shownPly.value - 1]);
  readonly shown = computed<Moment | null>(() => this.shownStep.value ?? this.start.value);
  readonly live = computed(() => this.shownPly.value === this.steps.value.length);
  readonly over = computed(() => this.present.value?.outcome.over ?? false);
  // May the person act now, on the board that is shown?
  readonly myTurn = computed(() => {
    const seat = this.present.value?.to_act;
    return this.live.value && !this.over.value && !this.moving.value && !!seat && !this.setup.replay && !this.botOf(seat);
  });
  // Whose side is at the bottom. Two at one device may let the board turn to the one who acts; it turns when the discs lie still.
  readonly bottom = computed(() => {
    const first = this.setup.human ?? seatsOf(this.setup.game)[0];
    if (!turnBoard.value || !this.shared) return first;
    return (this.moving.value ? this.last.value?.seat : this.shown.value?.to_act) ?? first;
  });

  // Shows a new step before the game goes on; resolves when it has been seen.
  showing: ((step: Step, before: Moment) => Promise<void>) | null = null;

  // Raised whenever the game takes another course, so that late answers are dropped.
  private course = 0;
  readonly keeper: Keeper;

  constructor(readonly setup: Setup) {
    this.keeper = new Keeper(setup);
  }

  botOf(seat: string): string | undefined {
    const { bots, bot, human } = this.setup;
    return bots ? bots[seat] : bot && seat !== human ? bot : undefined;
  }

  // Two people play against each other here.
  get shared(): boolean {
    const { bot, bots, practice, replay, analyse } = this.setup;
    return !bot && !bots && !practice && !replay && !analyse;
  }

  get watched(): boolean {
    return !!this.setup.bots;
  }

  get actions(): string[] {
    return this.steps.value.map((step) => step.action);
  }

  url(): string {
    return gameUrl(this.setup, this.actions, this.at.value ?? undefined);
  }

  // The game as the core is told it, after `actions`.
  where(actions = this.actions): At {
    const { game, options, seed, state } = this.setup;
    return { game, options, seed, actions, ...(state ? { state } : {}) };
  }

  // The present moment by itself, where nothing that was played before matters; else the whole game.
  now(): At {
    const { game, options, seed } = this.setup;
    const { discs, state, outcome } = this.present.value!;
    return discs && !outcome.over ? { game, options, seed, state } : this.where();
  }

  async open(actions: string[], at?: number): Promise<void> {
    const course = ++this.course;
    try {
      const [start, reply] = await Promise.all([
        rules.ask('state', this.where([])),
        rules.ask('apply', { ...this.where([]), play: actions }),
        this.setup.replay ? undefined : this.keeper.begin(actions),
      ]);
      if (course !== this.course) return;
      if (reply.fault) void this.keeper.refuse();
      batch(() => {
        this.start.value = start;
        this.steps.value = reply.steps;
        this.at.value = at !== undefined && at < reply.steps.length ? at : null;
        this.fault.value = reply.fault ?? null;
        const kept = this.keeper.found.value;
        this.drifted.value = !!kept && kept.actions.length === reply.steps.length && kept.hash !== this.present.value?.hash;
      });
      await this.proceed();
    } catch (error) {
      this.report(error, course);
    }
  }

  // Plays an action of the person, an adjudication, or (from proceed) of the bot.
  async play(action: string): Promise<void> {
    const course = ++this.course;
    try {
      const reply = await rules.ask('apply', { ...this.now(), play: [action] });
      let before: Moment | null = null;
      if (course !== this.course) return;
      batch(() => {
        this.fault.value = reply.fault ?? null;
        if (!reply.steps.length) return;
        before = this.present.value;
        this.choices.value = [];
        this.handles.value = [];
        this.moving.value = this.showing !== null;
        this.steps.value = [...this.steps.value, ...reply.steps];
        this.at.value = null;
      });
      await this.proceed(before);
    } catch (error) {
      this.report(error, course);
    }
  }

  // What the core has against an action at this moment.
  async faultOf(action: string): Promise<Fault | null> {
    const { fault } = await rules.ask('check', { ...this.now(), action });
    return fault ?? null;
  }

  // Tells the person what is wrong with an attempt that is not among the choices. True if nothing is: the choices may still
  // be on their way.
  async explain(action: string): Promise<boolean> {
    const course = this.course;
    try {
      const fault = await this.faultOf(action);
      if (course !== this.course) return false;
      this.fault.value = fault;
      return fault === null;
    } catch (error) {
      this.report(error, course);
      return false;
    }
  }

  // Everything since the beginning is taken back: the same position again.
  async again(): Promise<void> {
    this.interrupt();
    batch(() => {
      this.steps.value = [];
      this.choices.value = [];
      this.handles.value = [];
      this.at.value = null;
      this.fault.value = null;
    });
    await this.proceed();
  }

  // Back to where the person last had a choice: one action, or with a bot its answer as well.
  async takeBack(): Promise<void> {
    this.stopThinking();
    const steps = this.steps.value;
    let keep = steps.length - 1;
    if (this.setup.bot) while (keep > 0 && steps[keep]?.seat !== this.setup.human) keep -= 1;
    if (keep < 0) return;
    this.course += 1;
    this.moving.value = false;
    batch(() => {
      this.steps.value = steps.slice(0, keep);
      this.choices.value = [];
      this.handles.value = [];
      this.at.value = null;
      this.fault.value = null;
    });
    await this.proceed();
  }

  get canTakeBack(): boolean {
    const steps = this.steps.value;
    if (this.setup.bots || this.setup.replay) return false;
    return this.setup.bot ? steps.some((step) => step.seat === this.setup.human) : steps.length > 0;
  }

  // How the ball went in the action whose outcome is shown, if it was a ball play: asked where it was played.
  async lastBallPlay(): Promise<{ choice: Choice; state: string } | undefined> {
    const step = this.shownStep.value;
    const before = this.steps.value[this.shownPly.value - 2] ?? this.start.value;
    const from = /^(\w\d):/.exec(step?.action ?? '')?.[1];
    if (!from || !before) return undefined;
    const { game, options } = this.setup;
    const { choices } = await rules.ask('choices', { game, options, state: before.state, partial: from });
    const choice = choices.find(({ action }) => action === step!.action);
    return choice && { choice, state: before.state };
  }

  look(ply: number): void {
    const length = this.steps.value.length;
    this.at.value = ply >= length ? null : Math.max(0, ply);
    showUrl(this.url());
  }

  // The bot plays the best it has found so far.
  async moveNow(): Promise<void> {
    const best = this.line.value?.pv[0];
    if (!best) return;
    this.stopThinking();
    await this.play(best);
  }

  // The bot stops and waits until it is asked to go on.
  pause(): void {
    this.stopThinking();
    this.paused.value = true;
  }

  async resume(): Promise<void> {
    this.paused.value = false;
    await this.proceed();
  }

  // Drops what is being asked and thought, because something else will happen.
  interrupt(): void {
    this.course += 1;
    this.moving.value = false;
    this.stopThinking();
  }

  close(): void {
    this.interrupt();
  }

  private stopThinking(): void {
    if (this.thinking.value) thinker.stop();
    batch(() => {
      this.thinking.value = false;
      this.paused.value = false;
      this.line.value = null;
    });
  }

  // What follows from the present position: the person's choices, or the bot's answer. `before`: the moment from which the
  // last step has just been taken, to be shown first.
  private async proceed(before: Moment | null = null): Promise<void> {
    const course = this.course;
    showUrl(this.url());
    this.keep();
    if (before && this.showing && this.last.value) await this.showing(this.last.value, before).catch(() => {});
    if (course !== this.course) return;
    this.moving.value = false;
    const seat = this.present.value?.to_act;
    if (this.over.value || !seat || this.setup.replay) return;
    try {
      const bot = this.botOf(seat);
      if (bot) {
        if (!this.paused.value) await this.letBotPlay(bot, course);
        return;
      }
      const { choices, handles } = await rules.ask('choices', this.now());
      if (course !== this.course) return;
      batch(() => {
        this.choices.value = choices;
        this.handles.value = handles ?? [];
      });
    } catch (error) {
      this.report(error, course);
    }
  }

  // Every game is kept from its first action on, with every further one.
  private keep(): void {
    const { present } = this;
    if (this.setup.replay || !present.value || (!this.steps.value.length && !this.keeper.known)) return;
    const { hash, outcome } = present.value;
    this.keeper.keep({ actions: this.actions, hash, over: outcome.over, ...(outcome.result ? { result: outcome.result } : {}) });
  }

  private async letBotPlay(bot: string, course: number): Promise<void> {
    const begun = performance.now();
    batch(() => {
      this.thinking.value = true;
      this.line.value = null;
    });
    thinker.onInfo = (lines) => {
      if (course === this.course && lines[0]) this.line.value = lines[0];
    };
    const ask = { ...this.now(), bot, bot_seed: this.setup.seed + this.steps.value.length };
    const { action } = await thinker.ask('bot', ask);
    const rest = this.pace.value - (performance.now() - begun);
    if (rest > 0) await new Promise((done) => setTimeout(done, rest));
    if (course !== this.course || this.paused.value) return;
    batch(() => {
      this.thinking.value = false;
      this.line.value = null;
    });
    await this.play(action);
  }

  private report(error: unknown, course: number): void {
    if (error instanceof Stopped || course !== this.course) return;
    if (error instanceof CoreFault) this.fault.value = error.fault;
    else this.failed.value = true;
    this.thinking.value = false;
  }
}
