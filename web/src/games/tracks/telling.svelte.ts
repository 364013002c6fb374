/** Which phase of the year is told now: new ones follow one after the other. */

import { type Pace, settings } from '../../lib/settings.svelte';
import type { Act } from './story';

const PAUSE = 1100;
const EACH = 210;
const LONGEST = 4800;
/** How much longer or shorter at which pace. */
const PACE: Record<Pace, number> = { calm: 1.6, brisk: 1, now: 0 };

export class Telling {
  at = $state(0);
  private following = $state(true);

  /** Somebody chose a phase; whoever chose an older one is left alone with it. */
  show(at: number, count: number): void {
    this.at = at;
    this.following = at >= count - 1;
    if (!this.following && count === 0) this.following = true;
  }

  /** More is to come by itself. */
  playing(count: number): boolean {
    return this.following && this.at < count - 1;
  }

  /** A new year, or a look at something else: begin anew. */
  restart(at: number): void {
    this.at = Math.max(0, at);
    this.following = true;
  }

  /** Go on after a while; returns how to stop that. */
  follow(acts: readonly Act[]): (() => void) | undefined {
    if (!this.playing(acts.length)) return undefined;
    const timer = setTimeout(() => (this.at += 1), pauseAfter(acts[this.at]));
    return () => clearTimeout(timer);
  }
}

/** Preparation has been seen while it happened; the rest needs time to read. */
function pauseAfter(act: Act | undefined): number {
  if (!act || act.phase === 0) return 0;
  const long = Math.min(LONGEST, PAUSE + EACH * (act.shown.length + act.beats.length));
  return long * PACE[settings.pace];
}
