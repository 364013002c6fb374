/** The tables one may see from the home page: my own, and those of others that are public. */

import * as api from './api';
import { house } from './house.svelte';
import { isDue, isEnded } from './result';
import type { MyTable, TableInfo } from './schema';
import { allSeats, forgetSeat } from './seats.svelte';

const EVERY = 8000;

export class Lobby {
  private mine = $state.raw<readonly MyTable[]>([]);
  /** Public tables of others; null until the server has said. */
  open = $state.raw<readonly TableInfo[] | null>(null);

  /** My games that are not over: where I am awaited comes first, then the newest. */
  readonly running = $derived(
    this.mine
      .filter(({ info }) => !isEnded(info))
      .toSorted((a, b) => Number(isDue(b)) - Number(isDue(a)) || b.info.made - a.info.made),
  );
  readonly ended = $derived(
    this.mine.filter(({ info }) => isEnded(info)).toSorted((a, b) => b.info.made - a.info.made),
  );

  /** Look now, and again and again while somebody looks at the page; call in an effect. */
  watch(): () => void {
    house.load();
    void this.load();
    const timer = setInterval(() => document.visibilityState === 'visible' && void this.load(), EVERY);
    return () => clearInterval(timer);
  }

  forget(table: string): void {
    forgetSeat(table);
    void this.load();
  }

  private async load(): Promise<void> {
    const seats = allSeats();
    try {
      const [own, all] = await Promise.all([
        seats.length ? api.myTables(seats.map(({ held }) => held.token)) : [],
        api.publicTables(),
      ]);
      this.mine = own;
      this.open = all.filter((table) => !own.some((other) => other.info.table === table.table));
    } catch {
      this.open ??= [];
    }
  }
}
