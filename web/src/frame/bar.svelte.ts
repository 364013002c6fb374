/** What a page shows in the top bar, between the way home and the settings. */

import type { Snippet } from 'svelte';

class Bar {
  middle = $state.raw<Snippet | null>(null);

  /** Show something as long as a page wants it; call in an effect. */
  show(middle: Snippet): () => void {
    this.middle = middle;
    return () => {
      if (this.middle === middle) this.middle = null;
    };
  }
}

export const bar = new Bar();
