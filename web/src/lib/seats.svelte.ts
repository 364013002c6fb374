/** The seats this browser holds: a token is the seat, so it never leaves this browser unasked. */

import type { Seated } from './schema';
import { recall, remember } from './storage';

export interface Held {
  token: string;
  seat: number | null;
  /** Invites of open seats, for whoever made the table. */
  invites: Record<string, string>;
  /** The invite to whichever seat is open, for whoever made the table. */
  invite?: string | null;
}

const held: Record<string, Held> = $state(recall('seats', {}));

export function seatAt(table: string): Held | undefined {
  return held[table];
}

export function allSeats(): { table: string; held: Held }[] {
  return Object.entries(held).map(([table, seat]) => ({ table, held: seat }));
}

export function keepSeat(seated: Seated): void {
  held[seated.table] = { token: seated.token, seat: seated.seat, invites: seated.invites, invite: seated.invite };
  remember('seats', $state.snapshot(held));
}

/** Take a seat over from its private link. */
export function adoptSeat(table: string, token: string): void {
  held[table] = { token, seat: null, invites: {} };
  remember('seats', $state.snapshot(held));
}

export function forgetSeat(table: string): void {
  delete held[table];
  remember('seats', $state.snapshot(held));
}
