/** A finished game, fetched in stretches as it is looked at. */

import * as api from './api';
import { check, type Verdict } from './fairness';
import { promiseOf } from './promises';
import type { Frame, Frames, Plain } from './schema';

const STRETCH = 60;

export class Reel {
  head = $state.raw<Frames | null>(null);
  at = $state(0);
  eyes = $state<api.Eyes>('spectator');
  frame = $state.raw<Frame | null>(null);
  private stretches = new Map<string, Promise<Frames>>();

  constructor(readonly table: string) {}

  get last(): number {
    return this.head?.events ?? 0;
  }

  /** Show the position after an event, through these eyes. */
  async show(at: number, eyes: api.Eyes): Promise<void> {
    this.at = Math.max(0, this.head ? Math.min(at, this.last) : at);
    this.eyes = eyes;
    const frame = await this.fetched(this.at, eyes);
    if (frame && this.eyes === eyes && frame.n === this.at) this.frame = frame;
  }

  /** Where the turn ends that comes after the shown event, or the one before it: -1 goes back. */
  turn(step: 1 | -1): number {
    const turns = this.head?.turns ?? [];
    if (step > 0) return turns.find((n) => n > this.at) ?? this.last;
    return turns.findLast((n) => n < this.at) ?? 0;
  }

  /** The position after an event as everybody may see it, for a word on where in the game it is. */
  async glance(n: number): Promise<Plain | null> {
    const stretch = await this.stretch(Math.floor(n / STRETCH) * STRETCH, 'spectator');
    return stretch.frames.find((frame) => frame.n === n)?.view ?? null;
  }

  /** The log lines up to the shown event, as far as they are fetched. */
  async lines(): Promise<Frame[]> {
    const start = Math.floor(this.at / STRETCH) * STRETCH;
    const stretch = await this.stretch(start, this.eyes);
    return stretch.frames.filter((frame) => frame.n <= this.at);
  }

  /** Check seed and outcomes of the whole game against the promise this browser was first shown. */
  async verdict(): Promise<Verdict> {
    const stretches: Frames[] = [];
    for (let start = 0; start <= this.last; start += STRETCH) {
      // One after the other: a long game must not ask for all its stretches at once.
      // oxlint-disable-next-line no-await-in-loop
      stretches.push(await this.stretch(start, 'open'));
    }
    const { seed, commitment } = stretches[0] as Frames;
    const frames = stretches.flatMap((stretch) => stretch.frames);
    return check({ seed: seed ?? '', commitment, frames }, promiseOf(this.table));
  }

  private async fetched(at: number, eyes: api.Eyes): Promise<Frame | undefined> {
    const start = Math.floor(at / STRETCH) * STRETCH;
    const stretch = await this.stretch(start, eyes);
    this.head = stretch;
    if (at + 10 > start + STRETCH && start + STRETCH <= stretch.events) void this.stretch(start + STRETCH, eyes);
    return stretch.frames.find((frame) => frame.n === at);
  }

  private stretch(start: number, eyes: api.Eyes): Promise<Frames> {
    const key = `${eyes}/${start}`;
    const known = this.stretches.get(key);
    if (known) return known;
    const asked = api.frames(this.table, eyes, start, STRETCH);
    this.stretches.set(key, asked);
    asked.catch(() => this.stretches.delete(key));
    return asked;
  }
}
