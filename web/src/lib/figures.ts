/** Settings that are rows of whole numbers, while somebody types them. */

import type { Figures, SettingInfo } from './schema';

export interface NumberRow extends SettingInfo {
  figures: Figures;
  low: number;
  high: number;
}

/** What stands in the cells of a row, as typed. */
export type Cells = readonly string[];

/** Whether the numbers stand on components, where ours are reconstructed. */
export function isPrinted(setting: SettingInfo): setting is NumberRow {
  return setting.figures?.printed ?? false;
}

export const usualCells = (row: NumberRow): string[] => row.figures.usual.map(String);

export function isChanged(row: NumberRow, cells: Cells): boolean {
  return cells.some((cell, i) => Number(cell) !== row.figures.usual[i] || cell.trim() === '');
}

export function fits(row: NumberRow, cell: string): boolean {
  if (!/^-?\d{1,9}$/.test(cell.trim())) return false;
  return row.low <= Number(cell) && Number(cell) <= row.high;
}

export const sum = (cells: Cells): number => cells.reduce((total, cell) => total + Number(cell), 0);

export type Fault = { kind: 'range'; cell: number } | { kind: 'total'; cell: number; sum: number };

/** What is wrong with a row, and at which cell to look; null if nothing is. */
export function faultOf(row: NumberRow, cells: Cells): Fault | null {
  const cell = cells.findIndex((text) => !fits(row, text));
  if (cell >= 0) return { kind: 'range', cell };
  const { total } = row.figures;
  return total === null || sum(cells) === total ? null : { kind: 'total', cell: 0, sum: sum(cells) };
}

/** The one form in which a row is sent and kept. */
export const written = (cells: Cells): string => cells.map(Number).join(' ');

/** Put a pasted row of numbers into the cells from one on; null if it is no row. */
export function pasted(cells: Cells, from: number, text: string): string[] | null {
  const numbers = text.match(/-?\d+/g) ?? [];
  if (numbers.length < 2) return null;
  return cells.map((cell, i) => numbers[i - from] ?? cell);
}

/** The cells of a row as lines of a table: one line where it is no table. */
export function lines(row: NumberRow): number[][] {
  const width = row.figures.rows.length ? row.figures.columns.length : row.figures.usual.length;
  const places = row.figures.usual.map((_, i) => i);
  return Array.from({ length: Math.ceil(places.length / width) }, (_, i) => places.slice(i * width, (i + 1) * width));
}
