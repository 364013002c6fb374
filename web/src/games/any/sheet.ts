/**
 * Reads a view of which nothing is known but its fields: what all have in common, and what there is
 * one of for every seat. A list as long as the table has seats is taken for one value each.
 */

import type { Plain } from '../../lib/schema';

export interface Field {
  readonly name: string;
  readonly value: unknown;
}

/** A field that has one value for every seat. */
export interface Column {
  readonly name: string;
  readonly values: readonly unknown[];
}

export interface Sheet {
  readonly common: readonly Field[];
  /** Lists and records, which need more room. */
  readonly wide: readonly Field[];
  readonly columns: readonly Column[];
}

/** Whose eyes these are, and what only the rules need. */
const SILENT: ReadonlySet<string> = new Set(['type', 'game', 'player', 'pending', 'shown', 'seats']);

export function sheetOf(view: Plain, seats: number): Sheet {
  const fields = Object.entries(view).filter(([name]) => !SILENT.has(name));
  const columns = fields.flatMap(([name, value]) => (isPerSeat(value, seats) ? [{ name, values: value }] : []));
  const rest = fields.filter(([, value]) => !isPerSeat(value, seats)).map(([name, value]) => ({ name, value }));
  return {
    common: rest.filter(({ value }) => !isWide(value)),
    wide: rest.filter(({ value }) => isWide(value) && !isEmpty(value)),
    columns,
  };
}

function isPerSeat(value: unknown, seats: number): value is readonly unknown[] {
  return Array.isArray(value) && value.length === seats;
}

function isWide(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/** The fields of a record, without the name of its class. */
export function fieldsOf(record: object): Field[] {
  return Object.entries(record)
    .filter(([name]) => name !== 'type')
    .map(([name, value]) => ({ name, value }));
}

/** The class of a record in words; nothing for a list or a plain mapping. */
export function classOf(record: object): string {
  const name: unknown = Object.entries(record).find(([key]) => key === 'type')?.[1];
  return typeof name === 'string' ? spelled(name) : '';
}

/** Write the name of a class or a field as words. */
export function spelled(name: string): string {
  const words = name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|_/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The piece that stands for an answer; written so that it can stand in a selector. */
export function handleOf(action: Plain): string {
  return `answer:${encodeURIComponent(JSON.stringify(action))}`;
}

/** The piece that shows a field of a view. */
export const fieldHandle = (name: string): string => `field:${name}`;
