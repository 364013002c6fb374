/** Any game that has no folder of its own here: its view as a sheet, its answers as tiles. */

import type { Plain } from '../../lib/schema';
import type { Room } from '../room';
import Board from './Board.svelte';
import { fieldHandle, handleOf } from './sheet';

export const room: Room = {
  Board,
  handles: (action) => [handleOf(action)],
  wish: () => null,
  grave: () => false,
  changes: (before, after) =>
    Object.keys(after)
      .filter((name) => differ(name, before, after))
      .map(fieldHandle),
};

function differ(name: string, before: Plain, after: Plain): boolean {
  return JSON.stringify(before[name]) !== JSON.stringify(after[name]);
}
