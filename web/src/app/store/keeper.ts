// Keeps one game while it is played. Writings follow each other; only the newest of those that wait is written. A game that
// another tab has carried on meanwhile is not written over: this one becomes a game of its own.
import { signal } from '@preact/signals';
import { gameUrl, type Setup } from '../route';
import { trouble, troubleOf, within } from './db';
import { APP_VERSION, newId, readSaved, sumOf, type SavedGame } from './saved';

export interface Snapshot {
  actions: string[];
  hash: string;
  over: boolean;
  result?: string;
}

const textOf = ({ actions, over }: Snapshot): string => `${actions.join(' ')} ${over}`;

const idOfPage = (): string | undefined => (history.state as { game?: string } | null)?.game;

export class Keeper {
  readonly parted = signal(false); // another tab goes on with the game that this one was
  readonly found = signal<SavedGame | null>(null); // as which it was kept when it was opened

  private id: string | undefined;
  private rev = 0;
  private at = Date.now();
  private next: Snapshot | null = null;
  private begun: Promise<void> = Promise.resolve();
  private writing: Promise<void> | null = null;
  private last = ''; // what was written, or found

  constructor(private readonly setup: Setup) {}

  // Looks whether the game of this page is kept already: under the page's id, or as the same game.
  begin(actions: readonly string[]): Promise<void> {
    const id = idOfPage();
    const url = gameUrl(this.setup, actions);
    const [bare] = url.split('#');
    this.begun = within('readonly', async (games, answer) => {
      const own = id ? readSaved(await answer<unknown>(games.get(id))) : null;
      if (own && gameUrl(own.setup, []) === bare) return own;
      if (!actions.length) return null;
      const all = await answer<unknown[]>(games.getAll());
      return all.map(readSaved).find((game) => game && gameUrl(game.setup, game.actions) === url) ?? null;
    }).then(
      (game) => {
        if (game) this.adopt(game);
      },
      (error: unknown) => {
        trouble.value = troubleOf(error);
      },
    );
    return this.begun;
  }

  private adopt(game: SavedGame): void {
    this.id = game.id;
    this.rev = game.rev;
    this.at = game.at;
    this.found.value = game;
    this.last ||= textOf(game);
    this.mark();
  }

  // The page remembers which game it is, over a reload and in its history.
  private mark(): void {
    history.replaceState({ ...(history.state as object | null), game: this.id }, '');
  }

  get known(): boolean {
    return this.id !== undefined || this.next !== null;
  }

  keep(snapshot: Snapshot): void {
    const written = textOf(snapshot);
    if (written === this.last) return;
    this.last = written;
    this.next = snapshot;
    this.writing ??= this.begun.then(() => this.write()).finally(() => {
      this.writing = null;
    });
  }

  // Resolves when everything is written.
  async settled(): Promise<void> {
    while (this.writing) await this.writing;
  }

  private async write(): Promise<void> {
    while (this.next) {
      const snapshot = this.next;
      this.next = null;
      try {
        await this.put(snapshot);
        if (trouble.value !== 'newer') trouble.value = null;
      } catch (error) {
        trouble.value = troubleOf(error);
      }
    }
  }

  private async put(snapshot: Snapshot): Promise<void> {
    if (!this.id) {
      this.id = newId();
      this.mark();
    }
    const rev = await within('readwrite', async (games, answer) => {
      const kept = await answer<Partial<SavedGame> | undefined>(games.get(this.id!));
      if (kept ? kept.rev !== this.rev : this.rev > 0 && !this.parted.value) {
        // somebody else has written it, or thrown it away
        this.id = newId();
        this.parted.value = kept !== undefined;
        this.at = Date.now();
        this.mark();
      }
      const game: SavedGame = { ...snapshot, id: this.id!, setup: this.setup, at: this.at, updated: Date.now(), app: APP_VERSION, rev: this.rev + 1, sum: '' };
      game.sum = sumOf(game);
      await answer(games.put(game));
      return game.rev;
    });
    this.rev = rev;
  }

  // The core cannot follow what was kept: it stays as it is, to be exported, and what is played on is another game.
  async refuse(): Promise<void> {
    await this.begun;
    const { id } = this;
    this.id = undefined;
    this.rev = 0;
    this.found.value = null;
    if (!id) return;
    history.replaceState({ ...(history.state as object | null), game: undefined }, '');
    await within('readwrite', async (games, answer) => {
      const kept = await answer<object | undefined>(games.get(id));
      if (kept) await answer(games.put({ ...kept, damaged: true }));
    }).catch(() => {});
  }
}
