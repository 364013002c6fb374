/** The rooms this client can draw: every folder here with a `room.ts`, and `any` for all others. */

import type { Component } from 'svelte';
import type { Room } from './room';

/**
 * Here, and nowhere else, what the server sends for a game is taken for the view and the actions of
 * its room: the types of both are written from the same Python records.
 */
const ROOMS = import.meta.glob<Room>('./*/room.ts', { import: 'room' });
const COVERS = import.meta.glob<Component>('./*/Cover.svelte', { eager: true, import: 'default' });

/** The covers on the home page, in this order; a new room without a place here comes last. */
const SHELF = ['silver', 'wolves', 'tracks', 'foxes'];

/** Draws what has no folder of its own. */
const ANY = 'any';

export function loadRoom(name: string): Promise<Room | null> {
  const load = ROOMS[`./${name}/room.ts`] ?? ROOMS[`./${ANY}/room.ts`];
  return load?.() ?? Promise.resolve(null);
}

export function coverOf(name: string): Component | null {
  return COVERS[`./${name}/Cover.svelte`] ?? COVERS[`./${ANY}/Cover.svelte`] ?? null;
}

export function shelf(listed: readonly string[]): string[] {
  return [...SHELF, ...listed.filter((name) => !SHELF.includes(name))];
}
