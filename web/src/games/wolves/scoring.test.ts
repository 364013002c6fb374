import { expect, test } from 'vitest';
import type { LogEntry } from '../../lib/schema';
import { lastMoons, moonScores } from './scoring';

const told = (kind: string, params: Record<string, unknown> = {}): LogEntry => ({
  n: 1,
  message: { key: `wolves.log.${kind}`, params },
});
const moon = (name: string) => told('moon', { moon: { key: `wolves.moon.${name}`, params: {} }, date: 9 });

test('the log tells what each region gave', () => {
  const log = [
    told('layout', { regions: 4 }),
    moon('crescent'),
    told('first', { player: { seat: 1 }, board: 'B', points: 4 }),
    told('lower', { player: { seat: 0 }, board: 'B', points: 2 }),
    told('nobody', { board: 'C' }),
    told('go', { player: { seat: 0 } }),
    moon('half'),
    told('tied', { board: 'D' }),
    told('lower', { player: { seat: 0 }, board: 'D', points: 3 }),
    told('lower', { player: { seat: 1 }, board: 'D', points: 3 }),
    told('first.third', { board: 'E' }),
  ];
  expect(moonScores(log)).toEqual([
    {
      n: 1,
      moon: 0,
      regions: [
        {
          board: 'B',
          tied: false,
          gains: [
            { seat: 1, points: 4, first: true },
            { seat: 0, points: 2, first: false },
          ],
        },
        { board: 'C', tied: false, gains: [] },
      ],
    },
    {
      n: 1,
      moon: 1,
      regions: [
        {
          board: 'D',
          tied: true,
          gains: [
            { seat: 0, points: 3, first: false },
            { seat: 1, points: 3, first: false },
          ],
        },
        { board: 'E', tied: false, gains: [{ seat: 5, points: 0, first: true }] },
      ],
    },
  ]);
  expect(moonScores([])).toEqual([]);
});

test('moons of one turn belong together', () => {
  const log = (...turns: number[]) =>
    turns.map((n, phase) => ({ ...moon(['crescent', 'half', 'full'][phase] ?? ''), n }));
  expect(lastMoons(log(40, 90)).map(({ moon: is }) => is)).toEqual([1]);
  expect(lastMoons(log(40, 90, 90)).map(({ moon: is }) => is)).toEqual([1, 2]);
  expect(lastMoons([])).toEqual([]);
});
