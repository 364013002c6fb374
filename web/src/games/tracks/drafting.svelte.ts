/** The own placement while it is made: what lies where, and what is held. */

import { recall, remember } from '../../lib/storage';
import { asked, type Cell, type Draft, EMPTY, index, overspent, put, seen, take } from './draft';
import type { TracksView } from './schema';
import { COUNTERS, LETTERS } from './layout';

const TYPING = 900;
const KEY = 'tracks.draft';

/** The last placement of this browser, and the table, year and seat it belongs to. */
interface Kept {
  readonly of: string;
  readonly cells: Draft;
}

const draftName = (view: TracksView, seat: number): string => `${globalThis.location?.hash} ${view.year} ${seat}`;

export class Drafting {
  cells = $state.raw<Draft>(EMPTY);
  /** The counter that the next click puts down; 0 for none. */
  held = $state(0);
  /** The empty cell that the next counter goes to; null for none. */
  aimed = $state.raw<Cell | null>(null);
  /** A row whose wolf cannot pay what was tried; -1 for none. */
  refusedRow = $state(-1);
  private view = $state.raw<TracksView | null>(null);
  private seat = $state(0);
  private typed = '';
  /** How things lay before the first figure was typed. */
  private untouched: Draft = EMPTY;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Begin with what this browser remembers of the year, or else with what was sent before. */
  begin(view: TracksView, seat: number): void {
    const kept = recall<Kept | null>(KEY, null);
    this.cells = kept?.of === draftName(view, seat) ? kept.cells : seen(view, seat);
    this.letGo();
    this.look(view, seat);
  }

  /** Remember what lies where, so that a page that is loaded again shows it. */
  keep(): void {
    if (this.view) remember(KEY, { of: draftName(this.view, this.seat), cells: this.cells } satisfies Kept);
  }

  look(view: TracksView, seat: number): void {
    this.view = view;
    this.seat = seat;
  }

  isAsked(cell: Cell): boolean {
    return this.view !== null && asked(this.view).some((one) => index(one) === index(cell));
  }

  /** Take a counter up, or lay it back; where a cell waits for one, put it there. */
  hold(counter: number): void {
    if (this.aimed) this.put(this.aimed, counter);
    else this.held = this.held === counter ? 0 : counter;
  }

  /** A cell was clicked: put down what is held, take up what lies there, or let it wait for a counter. */
  press(cell: Cell): void {
    const lying = this.cells[index(cell)] ?? 0;
    if (this.held) return this.put(cell, this.held);
    this.held = lying;
    this.aimed = lying || this.awaits(cell) ? null : cell;
  }

  awaits(cell: Cell): boolean {
    return this.aimed !== null && index(this.aimed) === index(cell);
  }

  put(cell: Cell, counter: number): void {
    if (!this.isAsked(cell)) return;
    const tried = put(this.cells, cell, counter);
    this.refusedRow = this.unpaid(tried);
    if (this.refusedRow >= 0) return;
    this.cells = tried;
    this.letGo();
  }

  take(counter: number): void {
    this.cells = take(this.cells, counter);
    this.letGo();
  }

  clear(): void {
    this.cells = EMPTY;
    this.letGo();
  }

  /** Nothing is held and nothing waits. */
  private letGo(): void {
    this.held = 0;
    this.aimed = null;
    this.refusedRow = -1;
  }

  /** A figure was typed on a cell; two within a moment make one number. */
  type(cell: Cell, figure: string): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.typed = ''), TYPING);
    const both = Number(this.typed + figure);
    const second = this.typed !== '' && both <= COUNTERS;
    if (second) this.cells = this.untouched;
    else this.untouched = this.cells;
    this.typed = second ? String(both) : figure.replace('0', '');
    if (Number(this.typed)) this.put(cell, Number(this.typed));
  }

  /** The row whose wolf could not pay for this, also after a swap; -1 for none. */
  private unpaid(cells: Draft): number {
    const { view } = this;
    return view ? LETTERS.findIndex((_, letter) => overspent(view, this.seat, cells, letter)) : -1;
  }
}
