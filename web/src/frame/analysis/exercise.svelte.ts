/** A turn of a finished game, tried once more: what the server said to the answers given so far. */

import { tryTurn } from '../../lib/api';
import type { Plain, Question, Tried, Why } from '../../lib/schema';

export class Exercise {
  moment = $state.raw<Tried | null>(null);
  sending = $state(false);
  why = $state.raw<Why | null>(null);
  trouble = $state.raw<unknown>(null);
  readonly hint = null;
  /** No table stands behind it. */
  readonly update = null;

  constructor(
    readonly table: string,
    readonly n: number,
    readonly seat: number,
  ) {
    void this.send([]);
  }

  get question(): Question | null {
    return this.moment?.question ?? null;
  }

  get view(): Plain | null {
    return this.moment?.view ?? null;
  }

  /** The turn is over, and was judged. */
  get judged(): boolean {
    return this.moment !== null && this.moment.quality !== null;
  }

  play(action: Plain): void {
    void this.answer([action]);
  }

  row(answers: readonly Plain[]): void {
    void this.answer(answers);
  }

  plan(actions: readonly Plain[]): void {
    void this.answer(actions);
  }

  /** What is not possible changes nothing: the server says why. */
  askWhy(action: Plain): void {
    void this.answer([action]);
  }

  again(): void {
    void this.send([]);
  }

  private async answer(answers: readonly Plain[]): Promise<void> {
    if (this.moment && !this.sending) await this.send([...this.moment.given, ...answers]);
  }

  private async send(given: readonly Plain[]): Promise<void> {
    this.sending = true;
    try {
      const found = await tryTurn(this.table, { n: this.n, seat: this.seat, given: [...given] });
      this.moment = found;
      this.why = found.why;
      this.trouble = null;
    } catch (error) {
      this.trouble = error;
    } finally {
      this.sending = false;
    }
  }
}
