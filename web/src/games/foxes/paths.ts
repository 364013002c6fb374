/** The paths of a den: which tiles are joined to the way in, and which exits they reach. */

import { EDGES, TURNS } from './layout';
import { EXITS } from './table';

export const COLUMNS = 5;
export const ROWS = 4;
export const CELLS = COLUMNS * ROWS;
export const START_CELL = 2;
export const NORTH = 1;
export const EAST = 2;
export const SOUTH = 4;
export const WEST = 8;

export interface Ways {
  /** The cells that joined tiles lead to from the way in. */
  readonly reached: ReadonlySet<number>;
  readonly exits: readonly number[];
}

export const edgesOf = (laid: number): number => (laid < 0 ? 0 : (EDGES[laid] ?? 0));

interface Side {
  readonly cell: number;
  readonly edge: number;
  readonly opposite: number;
}

/** The cells beside a cell, and the edge they share seen from both. */
export function beside(cell: number): Side[] {
  const column = cell % COLUMNS;
  const sides: Side[] = [];
  if (cell + COLUMNS < CELLS) sides.push({ cell: cell + COLUMNS, edge: NORTH, opposite: SOUTH });
  if (column < COLUMNS - 1) sides.push({ cell: cell + 1, edge: EAST, opposite: WEST });
  if (cell >= COLUMNS) sides.push({ cell: cell - COLUMNS, edge: SOUTH, opposite: NORTH });
  if (column > 0) sides.push({ cell: cell - 1, edge: WEST, opposite: EAST });
  return sides;
}

/** Follow the tunnels of a den from its way in. */
export function waysOf(den: readonly number[]): Ways {
  const reached = new Set<number>();
  if (edgesOf(den[START_CELL] ?? -1) & SOUTH) reached.add(START_CELL);
  for (const cell of reached) {
    for (const side of beside(cell)) {
      if (joined(den, cell, side)) reached.add(side.cell);
    }
  }
  const exits = Array.from({ length: EXITS }, (_, exit) => exit).filter((exit) => {
    const cell = CELLS - COLUMNS + exit;
    return reached.has(cell) && (edgesOf(den[cell] ?? -1) & NORTH) > 0;
  });
  return { reached, exits };
}

function joined(den: readonly number[], cell: number, side: Side): boolean {
  return (edgesOf(den[cell] ?? -1) & side.edge) > 0 && (edgesOf(den[side.cell] ?? -1) & side.opposite) > 0;
}

/** The den as it would be with this tile on this cell. */
export function withTile(den: readonly number[], cell: number, path: number, turn: number): number[] {
  return den.map((laid, other) => (other === cell ? 4 * path + turn : laid));
}

export interface Fit {
  /** How many neighbours the tile would be joined to. */
  readonly joints: number;
  /** Whether it would continue the way from the start. */
  readonly reached: boolean;
  readonly newExits: readonly number[];
}

/** What laying the tile so would do to the paths. */
export function fit(den: readonly number[], cell: number, path: number, turn: number): Fit {
  const after = withTile(den, cell, path, turn);
  const before = waysOf(den);
  const now = waysOf(after);
  return {
    joints: beside(cell).filter((side) => joined(after, cell, side)).length,
    reached: now.reached.has(cell),
    newExits: now.exits.filter((exit) => !before.exits.includes(exit)),
  };
}

/** The turns in which a tile looks different. */
export const turnsOf = (path: number): number[] => Array.from({ length: TURNS[path % 4] ?? 1 }, (_, turn) => turn);

/** The turn that does most for the paths, to be shown before any is chosen. */
export function bestTurn(den: readonly number[], cell: number, path: number): number {
  const worth = (turn: number) => {
    const { joints, reached, newExits } = fit(den, cell, path, turn);
    return 100 * newExits.length + 10 * Number(reached) + joints;
  };
  return turnsOf(path).reduce((best, turn) => (worth(turn) > worth(best) ? turn : best), 0);
}
