/** The path tile in hand: what the rules say about each way to lay it. */

import { CELLS, COLUMNS, EDGES, EXITS, QUARTERS, ROWS, TURNS, PLAIN } from './layout';
import type { Question } from '../../lib/schema';
import type { Action, FoxesView, Preview } from './schema';
import { bit, part } from './table';

export const edgesOf = (laid: number): number => EDGES[laid] ?? 0;

/** The cells of a grid in reading order, the uppermost row first. */
export const CELLS_IN_ORDER: readonly number[] = Array.from(
  { length: CELLS },
  (_, i) => (ROWS - 1 - Math.floor(i / COLUMNS)) * COLUMNS + (i % COLUMNS),
);

export const denOf = (view: FoxesView, seat: number): readonly number[] => part(view.dens, CELLS, seat);

/** A tile, turned. */
export const turned = (path: number, turn: number): number => QUARTERS * path + turn;

/** The exits that paths lead to. */
export const exitsOf = (view: FoxesView, seat: number): number[] =>
  Array.from({ length: EXITS }, (_, exit) => exit).filter((exit) => bit(view.connected[seat], exit));

/** The turns in which a tile looks different. */
export const turnsOf = (path: number): number[] => Array.from({ length: TURNS[path % PLAIN] ?? 1 }, (_, turn) => turn);

/** What laying the tile on a cell in a turn would do; null where it may not lie. */
export type Fits = (cell: number, turn: number) => Preview | null;

export function fitsOf(question: Question<Action, Preview> | null): Fits {
  const found = new Map<string, Preview>();
  for (const { action, preview } of question?.options ?? []) {
    if (action.type === 'Lay') found.set(`${action.cell}:${action.turn}`, preview ?? {});
  }
  return (cell, turn) => found.get(`${cell}:${turn}`) ?? null;
}

/** The turn that does most for the paths, to be shown before any is chosen. */
export function bestTurn(fits: Fits, cell: number, path: number): number {
  const worth = (turn: number) => {
    const { joints = 0, reached = false, exits = [] } = fits(cell, turn) ?? {};
    return [exits.length, Number(reached), joints];
  };
  const better = (a: number[], b: number[]) => {
    const at = a.findIndex((one, i) => one !== b[i]);
    return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
  };
  return turnsOf(path).reduce((best, turn) => (better(worth(turn), worth(best)) ? turn : best), 0);
}
