/** Playing again with the same people, after a game is over or was called off. */

import * as api from '../lib/api';
import { go } from '../lib/router.svelte';
import { keepSeat, seatAt } from '../lib/seats.svelte';
import type { TableSession } from '../lib/table.svelte';
import { explain } from './explain';

export class Again {
  trouble = $state('');

  constructor(private readonly session: TableSession) {}

  /** Lay the next table, or find it, and go there. */
  async play(): Promise<void> {
    const token = seatAt(this.session.table)?.token;
    if (!token) return;
    try {
      const seated = await api.rematch(this.session.table, token);
      keepSeat(seated);
      go('table', seated.table);
    } catch (error) {
      this.trouble = explain(error, this.session.update?.game ?? '');
    }
  }
}
