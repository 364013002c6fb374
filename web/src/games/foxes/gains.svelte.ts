/** What every player has just gained or paid, for the moment in which it is shown. */

import type { FoxesView } from './schema';

export interface Change {
  readonly pc: number;
  readonly vp: number;
}

/** How long it stays, in milliseconds: it can be read, and is gone before it means another turn. */
const STAYS = 2200;

/** What is different for each seat between two views. */
export function changesBetween(before: FoxesView, after: FoxesView): Change[] {
  return after.pc.map((pc, seat) => ({
    pc: pc - (before.pc[seat] ?? 0),
    vp: (after.vp[seat] ?? 0) - (before.vp[seat] ?? 0),
  }));
}

/** Follows the views of one table; what one answer brings is gathered until nothing changes for a while. */
export class Gains {
  shown = $state.raw<readonly Change[]>([]);
  private before: FoxesView | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  see(view: FoxesView): void {
    const { before } = this;
    this.before = view;
    if (!before || before.seats !== view.seats) return;
    const now = changesBetween(before, view);
    if (!now.some(({ pc, vp }) => pc || vp)) return;
    clearTimeout(this.timer);
    this.shown = now;
    this.timer = setTimeout(() => (this.shown = []), STAYS);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
