/** The rooms this client can draw: every folder here with a `room.ts`. */

import type { Component } from 'svelte';
import { words } from '../lib/i18n.svelte';
import type { Room } from './room';
import type { OnShelf } from './shelf';

/**
 * Here, and nowhere else, what the server sends for a game is taken for the view and the actions of
 * its room: the types of both are written from the same Python records.
 */
const ROOMS = import.meta.glob<{ room: Room }>('./*/room.ts');
const SHELF_WORDS = import.meta.glob<{ words: OnShelf }>('./*/shelf.ts', { eager: true });
const COVERS = import.meta.glob<{ default: Component }>('./*/Cover.svelte', { eager: true });

/** The covers on the home page, in this order; a new room without a place here comes last. */
const SHELF = ['silver', 'wolves', 'tracks', 'foxes'];

export async function loadRoom(name: string): Promise<Room | null> {
  const load = ROOMS[`./${name}/room.ts`];
  return load ? (await load()).room : null;
}

export function coverOf(name: string): Component | null {
  return COVERS[`./${name}/Cover.svelte`]?.default ?? null;
}

/** What the shelf says about a game that the server has not told about. */
export function onShelf(name: string): { title: string; pitch: string } {
  return SHELF_WORDS[`./${name}/shelf.ts`]?.words[words.language] ?? { title: name, pitch: '' };
}

export function shelf(listed: readonly string[]): string[] {
  return [...SHELF, ...listed.filter((name) => !SHELF.includes(name))];
}
