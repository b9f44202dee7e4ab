// What the person holds and means at this moment; shared by the board and by the controls beside it.
import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Choice } from '../core/api';
import { choicesOf, isBallPlay, type Selection } from './targets';

export class Hand {
  readonly selection = signal<Selection | null>(null);
  readonly meant = signal<Choice | null>(null); // previewed: under the pointer or in focus
  readonly promotions = signal<Choice[]>([]); // a pawn arrived: which piece?

  readonly offers: ReadonlySignal<Choice[]>;
  readonly ballPlays: ReadonlySignal<Choice[]>;

  constructor(
    readonly choices: ReadonlySignal<Choice[]>,
    private readonly play: (action: string) => void,
  ) {
    this.offers = computed(() => (this.selection.value ? choicesOf(choices.value, this.selection.value) : []));
    this.ballPlays = computed(() => choices.value.filter(isBallPlay));
  }

  take(selection: Selection | null): void {
    batch(() => {
      this.selection.value = selection;
      this.meant.value = null;
      this.promotions.value = [];
    });
  }

  // Carries out the one choice that is meant, or asks for the piece if a pawn promotes.
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
    if (meant[0]) this.play(meant[0].action);
  }

  // A tap on an own piece that is in hand already: piece → its ball → nothing.
  next(): void {
    const held = this.selection.value;
    if (!held) return;
    const ball = { square: held.square, tool: 'ball' as const };
    const further = held.tool === 'piece' && choicesOf(this.choices.value, ball).length > 0;
    this.take(further ? ball : null);
  }

  toggleBall(square: string | undefined): void {
    if (square === undefined) return;
    const held = this.selection.value;
    this.take({ square, tool: held?.tool === 'ball' && held.square === square ? 'piece' : 'ball' });
  }
}
