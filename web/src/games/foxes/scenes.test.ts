import { expect, test } from 'vitest';
import type { LogEntry } from '../../lib/schema';
import { viewWith } from './fixture';
import { scenes, spoken } from './scenes';

const line = (n: number, kind: string, params: LogEntry['message']['params'] = {}): LogEntry => ({
  n,
  message: { key: `foxes.log.${kind}`, params },
});
const named = (family: string, name: string) => ({ key: `foxes.${family}.${name}`, params: {} });
const by = (seat: number) => ({ player: { seat } });

test('a round ends step by step; it is summed up on its own table, and then the next begins', () => {
  const before = viewWith({ round: 2, vp: [5, 5, 5] });
  const after = viewWith({ round: 3, vp: [5, 8, 6] });
  const log = [
    line(9, 'step.dice'),
    line(9, 'vp', { ...by(1), amount: 3 }),
    line(9, 'step.growth'),
    line(9, 'vp', { ...by(2), amount: 1 }),
    line(9, 'round', { round: 3 }),
    line(9, 'destiny', { ...by(1), destiny: named('destiny', 'river') }),
  ];
  const told = scenes(before, { seat: 0, over: false, frames: [], frames_at: [], view: after, log });
  expect(told.map(({ view, stop }) => [view.round, view.vp, stop])).toEqual([
    [2, [5, 8, 5], undefined],
    [2, [5, 8, 6], undefined],
    [3, [5, 8, 6], 'chapter'],
    [3, [5, 8, 6], undefined],
  ]);
});

test('a line speaks of a place of the table, of a piece of mine, or of somebody', () => {
  const view = viewWith({ player: 0 });
  const of = (kind: string, params: LogEntry['message']['params']) => spoken(line(1, kind, params), view);
  expect(of('places', { ...by(1), place: named('territory', 'river') })).toEqual(['land:1']);
  expect(of('places', { ...by(1), place: named('territory', 'den') })).toEqual(['seat-1']);
  expect(of('marks', { ...by(1), space: 2, territory: named('territory', 'farm') })).toEqual(['space:3:2']);
  expect(of('moves', { ...by(2), spaces: 2, territory: named('territory', 'farm') })).toEqual(['fox-2']);
  expect(of('grows', { ...by(0), cub: named('cub', 'middle'), space: 2 })).toEqual(['cub:1']);
  expect(of('grows', { ...by(1), cub: named('cub', 'middle'), space: 2 })).toEqual(['seat-1']);
  expect(of('lays', { ...by(0), cell: '(3,2)' })).toEqual(['cell:7']);
  expect(of('vp', { ...by(2), amount: 3 })).toEqual(['seat-2']);
  expect(of('day', { ...by(2), value: 3 })).toEqual(['destiny']);
});
