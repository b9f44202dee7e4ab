// One game on the table: what was played, what may be played, who thinks. Every fact comes from the core; this file only
// keeps the replies and asks for the next ones.
import { batch, computed, signal } from '@preact/signals';
import type { At, Choice, Fault, Line, Moment, Step } from '../core/api';
import { CoreFault, rules, Stopped, thinker } from '../core/client';
import { gameUrl, showUrl, type Setup } from './route';
import { keepUnfinished, unfinished } from './settings';

// A bot that answers at once would look like a glitch: its action is shown no sooner than this, ms. Where motion is not
// wanted there is none to wait for.
const BOT_PAUSE = matchMedia('(prefers-reduced-motion: reduce)').matches ? 60 : 450;

export class Table {
  readonly start = signal<Moment | null>(null);
  readonly steps = signal<Step[]>([]);
  readonly choices = signal<Choice[]>([]);
  readonly at = signal<number | null>(null); // looked at after so many steps; null: the present
  readonly fault = signal<Fault | null>(null); // of the last attempt, or of the game's address
  readonly thinking = signal(false);
  readonly paused = signal(false); // the bot was told to stop and waits
  readonly line = signal<Line | null>(null); // the best line so far of the thinking bot
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
    return this.live.value && !this.over.value && !!seat && (!this.setup.bot || seat === this.setup.human);
  });
  readonly bottom = computed(() => this.setup.human ?? 'white');

  // Raised whenever the game takes another course, so that late answers are dropped.
  private course = 0;

  constructor(readonly setup: Setup) {}

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

  async open(actions: string[], at?: number): Promise<void> {
    const course = ++this.course;
    try {
      const [start, reply] = await Promise.all([
        rules.ask('state', this.where([])),
        rules.ask('apply', { ...this.where([]), play: actions }),
      ]);
      if (course !== this.course) return;
      batch(() => {
        this.start.value = start;
        this.steps.value = reply.steps;
        this.at.value = at !== undefined && at < reply.steps.length ? at : null;
        this.fault.value = reply.fault ?? null;
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
      const reply = await rules.ask('apply', { ...this.where(), play: [action] });
      if (course !== this.course) return;
      batch(() => {
        this.fault.value = reply.fault ?? null;
        if (!reply.steps.length) return;
        this.choices.value = [];
        this.steps.value = [...this.steps.value, ...reply.steps];
        this.at.value = null;
      });
      await this.proceed();
    } catch (error) {
      this.report(error, course);
    }
  }

  // What the core has against an action at this moment.
  async faultOf(action: string): Promise<Fault | null> {
    const { fault } = await rules.ask('check', { ...this.where(), action });
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

  // Back to where the person last had a choice: one action, or with a bot its answer as well.
  async takeBack(): Promise<void> {
    this.stopThinking();
    const steps = this.steps.value;
    let keep = steps.length - 1;
    if (this.setup.bot) while (keep > 0 && steps[keep]?.seat !== this.setup.human) keep -= 1;
    if (keep < 0) return;
    this.course += 1;
    batch(() => {
      this.steps.value = steps.slice(0, keep);
      this.choices.value = [];
      this.at.value = null;
      this.fault.value = null;
    });
    await this.proceed();
  }

  get canTakeBack(): boolean {
    const steps = this.steps.value;
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

  // What follows from the present position: the person's choices, or the bot's answer.
  private async proceed(): Promise<void> {
    const course = this.course;
    showUrl(this.url());
    this.keep();
    const seat = this.present.value?.to_act;
    if (this.over.value || !seat) return;
    try {
      if (this.setup.bot && seat !== this.setup.human) {
        await this.letBotPlay(this.setup.bot, course);
        return;
      }
      const { choices } = await rules.ask('choices', this.where());
      if (course === this.course) this.choices.value = choices;
    } catch (error) {
      this.report(error, course);
    }
  }

  // A game that has begun waits to be continued until it is over.
  private keep(): void {
    const { game, analyse } = this.setup;
    if (analyse) return;
    if (!this.over.value) {
      if (this.steps.value.length) keepUnfinished(game, gameUrl(this.setup, this.actions));
    } else if (unfinished.value[game]?.split('#')[0] === gameUrl(this.setup, [])) {
      keepUnfinished(game, null);
    }
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
    const ask = { ...this.where(), bot, bot_seed: this.setup.seed + this.steps.value.length };
    const { action } = await thinker.ask('bot', ask);
    const rest = BOT_PAUSE - (performance.now() - begun);
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
