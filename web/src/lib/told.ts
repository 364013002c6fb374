/** Puts sentences that travel as keys and parameters into words: plain text, never markup. */

import type { Told } from './schema';

export type Catalogue = Readonly<Record<string, string>>;

const GAP = /\{(\w+)\}/g;

/** Say a message; a key nobody translated stands for itself. */
export function say(told: Told, texts: Catalogue, names: readonly string[]): string {
  const text = texts[told.key];
  if (text === undefined) return told.key;
  return text.replace(GAP, (gap, name: string) => {
    const param = told.params[name];
    return param === undefined ? gap : fill(param, texts, names);
  });
}

function fill(param: unknown, texts: Catalogue, names: readonly string[]): string {
  if (isTold(param)) return say(param, texts, names);
  if (isSeat(param)) return seatName(param.seat, texts, names);
  return String(param);
}

function seatName(seat: number, texts: Catalogue, names: readonly string[]): string {
  return names[seat] ?? say({ key: 'core.seat', params: { number: seat + 1 } }, texts, names);
}

/** The seat a sentence is about: its player, where it names one. */
export function seatOf(told: Told): number | null {
  const player = told.params.player ?? told.params.starter;
  return isSeat(player) ? player.seat : null;
}

export function isSeat(param: unknown): param is { seat: number } {
  return isRecord(param) && typeof param.seat === 'number';
}

export function isTold(param: unknown): param is Told {
  return isRecord(param) && typeof param.key === 'string' && isRecord(param.params);
}

function isRecord(thing: unknown): thing is Record<string, unknown> {
  return typeof thing === 'object' && thing !== null;
}
