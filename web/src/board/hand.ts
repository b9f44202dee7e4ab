// What the person holds and means at this moment; shared by the board and by the controls beside it.
import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Choice } from '../core/api';
import { choicesOf, isBallPlay, type Selection } from './targets';

export class Hand {
  readonly selection = signal<Selection | null>(null);
  readonly meant = signal<Choice | null>(null); // previewed: under the pointer or in focus
  readonly promotions = signal<Choice[]>([]); // a pawn arrived: which piece?
  readonly pending = signal<Choice | null>(null); // shown, and carried out when it is confirmed

  readonly offers: ReadonlySignal<Choice[]>;
  readonly ballPlays: ReadonlySignal<Choice[]>;

  constructor(
    readonly choices: ReadonlySignal<Choice[]>,
    private readonly play: (action: string) => void,
    private readonly asksFirst: () => boolean = () => false,
    readonly foresees = false, // plans for a position still to come: the ball may be anywhere by then
  ) {
    this.offers = computed(() => (this.selection.value ? choicesOf(choices.value, this.selection.value) : []));
    this.ballPlays = computed(() => choices.value.filter(isBallPlay));
  }

  take(selection: Selection | null): void {
    batch(() => {
      this.selection.value = selection;
      this.meant.value = null;
      this.promotions.value = [];
      this.pending.value = null;
    });
  }

  // Carries out the one choice that is meant, or asks for the piece if a pawn promotes, or for a confirmation.
  commit(meant: Choice[]): void {
    if (meant.length > 1) {
      batch(() => {
        this.selection.value = null;
        this.meant.value = meant[0]!;
        this.promotions.value = meant;
      });
      return;
    }
    this.take(null);
    if (!meant[0]) return;
    if (this.asksFirst()) this.pending.value = meant[0];
    else this.play(meant[0].action);
  }

  confirm(): void {
    const choice = this.pending.value;
    this.take(null);
    if (choice) this.play(choice.action);
  }

  // A tap on an own piece that is in hand already: piece → its ball → nothing.
  next(): void {
    const held = this.selection.value;
    if (!held) return;
    const ball = { square: held.square, tool: 'ball' as const };
    const further = held.tool === 'piece' && (this.foresees || choicesOf(this.choices.value, ball).length > 0);
    this.take(further ? ball : null);
  }

  toggleBall(square: string | undefined): void {
    if (square === undefined) return;
    const held = this.selection.value;
    this.take({ square, tool: held?.tool === 'ball' && held.square === square ? 'piece' : 'ball' });
  }
}
