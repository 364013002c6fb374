/** A room that is open on this page: its board, its words in the language of the moment, its colours. */

import { loadRoom } from '../games';
import type { Room } from '../games/room';
import { words } from '../lib/i18n.svelte';

export class OpenRoom {
  room = $state.raw<Room | null>(null);
  /** Looked for, whether found or not. */
  private looked = $state(false);

  /** The game may be known later; until then nothing is open. */
  constructor(private readonly game: () => string) {
    $effect(() => this.load());
    $effect(() => this.dress());
  }

  /** All there is has come. */
  get ready(): boolean {
    return this.looked && words.ready(this.game());
  }

  private load(): void {
    const game = this.game();
    if (!game) return;
    void words.load(game);
    void loadRoom(game).then((found) => {
      this.room = found;
      this.looked = true;
    });
  }

  /** A room's style sheet colours the page by this name: what travels or lies above the board too. */
  private dress(): (() => void) | undefined {
    const game = this.game();
    if (!game) return undefined;
    const { dataset } = document.documentElement;
    dataset.room = game;
    return () => delete dataset.room;
  }
}
