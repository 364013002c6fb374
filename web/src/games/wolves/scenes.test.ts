import { expect, test } from 'vitest';
import type { LogEntry } from '../../lib/schema';
import { ending } from './golden';
import { scenes } from './scenes';
import { scores, slotName } from './table';

const before = ending.view;
const [region] = before.regions;
const board = slotName(region?.slot ?? 0);
const line = (n: number, kind: string, params: LogEntry['message']['params'] = {}): LogEntry => ({
  n,
  message: { key: `wolves.log.${kind}`, params },
});
const update = { seat: 0, over: false, frames: [], frames_at: [], view: before };

test('a moon is scored region by region, on the map as it was, and then summed up', () => {
  const view = { ...before, regions: [] };
  const log = [
    line(7, 'moon', { moon: { key: 'wolves.moon.half', params: {} }, date: 9 }),
    line(7, 'first', { player: { seat: 1 }, board, points: 6 }),
    line(7, 'lower', { player: { seat: 0 }, board, points: 3 }),
    line(7, 'nobody', { board: 'Z' }),
    line(7, 'turn', { player: { seat: 1 } }),
  ];
  const told = scenes(before, { ...update, view, log });
  expect(told.map(({ about, stop }) => [about.length, stop])).toEqual([
    [1, undefined],
    [2, undefined],
    [1, undefined],
    [0, 'chapter'],
    [1, undefined],
  ]);
  const [start = 0, other = 0] = scores(before);
  const climbing = told.map((scene) => scores(scene.view).slice(0, 2));
  const given = [start + 3, other + 6];
  expect(climbing.slice(0, 3)).toEqual([[start, other], given, given]);
  expect(told[1]?.view.regions.find(({ slot }) => slotName(slot) === board)?.moon).toBe(-1);
  expect(told.at(-1)?.view).toBe(view);
  expect(scenes(before, { ...update, view, log, over: true }).some(({ stop }) => stop)).toBe(false);
});

test('what others do is told beat by beat; what one does oneself is simply shown', () => {
  const way = { ...before, turns: before.turns + 1 };
  const moved = (n: number, seat: number) => line(n, 'move', { player: { seat }, start: 'B7', hex: 'B8' });
  const others = { ...update, frames: [way], frames_at: [3], log: [moved(3, 1), moved(4, 1)] };
  expect(scenes(before, others).map(({ view, lines }) => [view, lines.map(({ n }) => n)])).toEqual([
    [way, [3]],
    [before, [4]],
  ]);
  expect(scenes(before, { ...update, log: [moved(4, 0)] })).toEqual([]);
});
