/** The analysis of a finished game, looked at again and again while it is being made. */

import * as api from './api';
import type { Analysis } from './schema';

const EVERY = 700;

export class Study {
  found = $state.raw<Analysis | null>(null);
  /** Whether somebody here waits for it. */
  wanted = $state(false);
  trouble = $state.raw<unknown>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: string) {}

  get done(): boolean {
    return this.found !== null && this.found.total > 0 && this.found.done >= this.found.total;
  }

  /** Ask for it, or go on where it was broken off. */
  begin(): Promise<void> {
    this.wanted = true;
    return this.look(() => api.analyse(this.table));
  }

  /** Show what is there, if anything is. */
  peek(): Promise<void> {
    return this.look(() => api.analysis(this.table));
  }

  leave(): void {
    clearTimeout(this.timer);
    this.wanted = false;
  }

  private async look(ask: () => Promise<Analysis>): Promise<void> {
    clearTimeout(this.timer);
    this.trouble = null;
    try {
      this.found = await ask();
    } catch (error) {
      this.trouble = error;
      this.wanted = false;
      return;
    }
    if (this.wanted && !this.done) this.timer = setTimeout(() => void this.again(), EVERY);
  }

  private again(): Promise<void> {
    return this.found?.running ? this.peek() : this.begin();
  }
}
