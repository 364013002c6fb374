import { describe, expect, it } from 'vitest';
import { across, band, common, decisive, dot, holding, line, percent, sampled, signed, up, worthALook } from './chart';
import type { Moment, Swing, Verdict } from './schema';

const FRAME = { width: 240, height: 120, left: 30, edge: 10 };
const chance = (value: number, width = 0.1) => ({ chance: value, low: value - width, high: value + width });
const moments: Moment[] = [
  { n: 0, seats: [chance(0.5), chance(0.5)] },
  { n: 5, seats: [chance(0.7), chance(0.4)] },
  { n: 10, seats: [chance(1, 0), chance(0, 0)] },
];

describe('a chart of chances', () => {
  it('lays the whole game between its edges', () => {
    expect([across(FRAME, 0, 10), across(FRAME, 5, 10), across(FRAME, 10, 10)]).toEqual([30, 130, 230]);
    expect([up(FRAME, 1), up(FRAME, 0.5), up(FRAME, 0)]).toEqual([10, 60, 110]);
  });

  it('never leaves them, not even for a game without events', () => {
    expect(across(FRAME, 0, 0)).toBe(30);
    expect([up(FRAME, 1.2), up(FRAME, -0.2)]).toEqual([10, 110]);
  });

  it('draws a line through the chances of a seat', () => {
    expect(line(FRAME, moments, 0, 10)).toBe('M30 60L130 40L230 10');
    expect(line(FRAME, [], 0, 10)).toBe('');
  });

  it('closes the band around it', () => {
    expect(band(FRAME, moments, 1, 10)).toBe('M30 50L130 60L230 110L230 110L130 80L30 70Z');
    expect(band(FRAME, [], 1, 10)).toBe('');
  });

  it('puts the dot of a swing on the line of its seat', () => {
    const swing: Swing = { n: 5, since: 0, seat: 1, change: -0.1, log: [] };
    expect(dot(FRAME, moments, swing, 10)).toEqual({ x: 130, y: 70 });
  });

  it('knows what holds at an event', () => {
    expect(holding(moments, 7)?.n).toBe(5);
    expect(holding(moments, 10)?.n).toBe(10);
    expect(holding([], 3)).toBeUndefined();
  });

  it('reads out few moments, the first and the last among them', () => {
    expect(sampled(moments, 2).map(({ n }) => n)).toEqual([0, 10]);
    expect(sampled(moments, 9)).toHaveLength(3);
  });

  it('rounds to whole percents', () => {
    expect(percent(0.616)).toBe(62);
  });
});

it('a game was decided where somebody’s chance changed most', () => {
  const swing = (n: number, change: number) => ({ n, since: n - 1, seat: 0, change, log: [] });
  expect(decisive([swing(4, 0.2), swing(9, -0.5), swing(12, 0.3)])).toBe(9);
  expect(decisive([])).toBe(0);
});

describe('turns worth another look', () => {
  const verdict = (n: number, quality: Verdict['quality'], cost: number): Verdict => ({
    n,
    until: n + 1,
    seat: 0,
    quality,
    chance: 0.5 - cost,
    best: 0.5,
    doubt: 0.01,
    played: [],
    better: [],
    grounds: [],
    opened: null,
  });

  it('are the three that cost most', () => {
    const all = [
      verdict(1, 'mistake', 0.1),
      verdict(2, 'fine', 0.02),
      verdict(3, 'doubtful', 0.05),
      verdict(4, 'mistake', 0.3),
      verdict(5, 'mistake', 0.2),
    ];
    expect(worthALook(all).map(({ n }) => n)).toEqual([4, 5, 1]);
    expect(worthALook([verdict(2, 'fine', 0.02)])).toEqual([]);
  });

  it('are told from where they part', () => {
    expect(common(['a', 'b', 'c'], ['a', 'b', 'd'])).toBe(2);
    expect(common(['a', 'b'], ['a', 'b', 'c'])).toBe(1);
    expect(common(['a'], [])).toBe(0);
  });

  it('tell a loss with a true minus', () => {
    expect([0.123, -0.123, 0.001].map(signed)).toEqual(['+12', '−12', '±0']);
  });
});
