/** Puts sentences that travel as keys and parameters into words: plain text, never markup. */

import type { Told } from './schema';
import type { Param, Speech } from './speech';

/** Say a message; a key nobody translated stands for itself. */
export function say(told: Told, speech: Speech, names: readonly string[]): string {
  return speech.say(told.key, filled(told, speech, names));
}

function filled(told: Told, speech: Speech, names: readonly string[]): Record<string, Param> {
  const params = Object.entries(told.params);
  return Object.fromEntries(params.map(([name, param]) => [name, fill(param, speech, names)]));
}

function fill(param: unknown, speech: Speech, names: readonly string[]): Param {
  if (isTold(param)) return speech.noun(param.key, filled(param, speech, names));
  if (isSeat(param)) return names[param.seat] ?? speech.say('core.seat', { number: param.seat + 1 });
  return typeof param === 'number' ? param : String(param);
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
