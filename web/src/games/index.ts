/** The rooms this client can draw: every folder here with a `room.ts`. */

import type { Component } from 'svelte';
import { words } from '../lib/i18n.svelte';
import type { Blurb, Blurbs } from './blurb';
import type { Room } from './room';

/**
 * Here, and nowhere else, what the server sends for a game is taken for the view and the actions of
 * its room: the types of both are written from the same Python records.
 */
const ROOMS = import.meta.glob<Room>('./*/room.ts', { import: 'room' });
const BLURBS = import.meta.glob<Blurbs>('./*/blurb.ts', { eager: true, import: 'blurbs' });
const COVERS = import.meta.glob<Component>('./*/Cover.svelte', { eager: true, import: 'default' });

/** The covers on the home page, in this order; a new room without a place here comes last. */
const SHELF = ['silver', 'wolves', 'tracks', 'foxes'];

export function loadRoom(name: string): Promise<Room | null> {
  return ROOMS[`./${name}/room.ts`]?.() ?? Promise.resolve(null);
}

export function coverOf(name: string): Component | null {
  return COVERS[`./${name}/Cover.svelte`] ?? null;
}

/** What the shelf says about a game that the server has not told about. */
export function blurbOf(name: string): Blurb {
  return BLURBS[`./${name}/blurb.ts`]?.[words.language] ?? { title: name, pitch: '' };
}

export function shelf(listed: readonly string[]): string[] {
  return [...SHELF, ...listed.filter((name) => !SHELF.includes(name))];
}
