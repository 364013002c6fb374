/** A room that is open on this page: its board, its words in the language of the moment, its colours. */

import { loadRoom } from '../games';
import type { Room } from '../games/room';
import { words } from '../lib/i18n.svelte';

export class OpenRoom {
  /** Undefined until it has been looked for; null where this client cannot draw it. */
  room = $state.raw<Room | null>();

  /** The game may be known later; until then nothing is open. */
  constructor(private readonly game: () => string) {
    $effect(() => {
      const name = game();
      if (!name) return;
      void words.load(name);
      void loadRoom(name).then((found) => (this.room = found));
      // A room's style sheet colours the page by this name: what travels or lies above the board too.
      document.documentElement.dataset.room = name;
    });
    $effect(() => () => delete document.documentElement.dataset.room);
  }

  /** All there is has come. */
  get ready(): boolean {
    return this.room !== undefined && words.ready(this.game());
  }
}
