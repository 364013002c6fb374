import { describe, expect, test } from 'vitest';
import type { LogEntry, Plain } from '../../lib/schema';
import { roundEnds } from './rounds';

let n = 0;
const line = (key: string, params: Plain = {}): LogEntry => ({ n: n++, message: { key: `foxes.log.${key}`, params } });
const of = (seat: number, more: Plain = {}): Plain => ({ player: { seat }, ...more });

const LOG = [
  line('round', { round: 1 }),
  line('pc', of(0, { amount: 9 })),
  line('round_ends', { round: 1 }),
  line('step.objectives'),
  line('validates', of(1)),
  line('vp', of(1, { amount: 4 })),
  line('vp', of(1, { amount: 3 })),
  line('step.dice'),
  line('step.growth'),
  line('pays_pc', of(0, { amount: 2 })),
  line('grows', of(0)),
  line('vp', of(0, { amount: 1 })),
  line('step.order'),
  line('order', of(1, { position: 1 })),
  line('round', { round: 2 }),
  line('vp', of(0, { amount: 50 })),
];

describe('the end of a round', () => {
  const [end, ...more] = roundEnds(LOG);
  test('is told in its steps, without what came before and after', () => {
    expect(more).toEqual([]);
    expect(end?.round).toBe(1);
    expect(end?.steps.map(({ step }) => step)).toEqual(['objectives', 'dice', 'growth', 'order']);
  });
  test('says what each step gave to whom', () => {
    expect(end?.steps[0]?.gains).toMatchObject([{ seat: 1, vp: 7, pc: 0 }]);
    expect(end?.steps[1]?.gains).toEqual([]);
    expect(end?.steps[2]?.gains).toMatchObject([{ seat: 0, vp: 1, pc: -2 }]);
    expect(end?.steps[2]?.gains[0]?.lines.map((told) => told.key)).toEqual(['foxes.log.grows']);
  });
  test('of a round still played is not there', () => {
    expect(roundEnds(LOG.slice(0, 2))).toEqual([]);
  });
  test('of the last round ends with the final scoring', () => {
    const last = [
      line('round_ends', { round: 4 }),
      line('step.dice'),
      line('game_ends'),
      line('vp', of(0, { amount: 6 })),
    ];
    expect(roundEnds(last)[0]?.steps.at(-1)).toMatchObject({
      step: 'game_ends',
      gains: [{ seat: 0, vp: 6, lines: [{ key: 'foxes.log.vp' }] }],
    });
  });
});
