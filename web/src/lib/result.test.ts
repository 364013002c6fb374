import { expect, test } from 'vitest';
import { isDue, isEnded, winners } from './result';
import type { SeatInfo, TableInfo } from './schema';

const person: SeatInfo = {
  name: 'Ada',
  kind: 'person',
  bot: null,
  online: true,
  gone: false,
  held: false,
  free: false,
  off: false,
};

function table(info: Partial<TableInfo>): TableInfo {
  return {
    table: 't',
    game: 'tiny',
    variant: {},
    seats: [person, person],
    clock: 'relaxed',
    public: false,
    status: 'running',
    events: 3,
    made: 0,
    waiting: [0],
    colours: [0, 1],
    ranks: null,
    scores: null,
    rematch: null,
    source: null,
    ...info,
  };
}

test('a running game waits for whoever owes an answer', () => {
  expect(isDue({ seat: 0, info: table({}) })).toBe(true);
  expect(isDue({ seat: 1, info: table({}) })).toBe(false);
  expect(isDue({ seat: null, info: table({}) })).toBe(false);
});

test('a game that is over, or a seat left to a bot, waits for nobody here', () => {
  expect(isDue({ seat: 0, info: table({ status: 'over' }) })).toBe(false);
  const left = { ...person, free: true, held: true };
  expect(isDue({ seat: 0, info: table({ seats: [left, person] }) })).toBe(false);
  expect(isEnded(table({ status: 'off' }))).toBe(true);
});

test('whoever has the best rank has won; where all are level nobody has', () => {
  expect(winners([2, 1, 3])).toEqual([1]);
  expect(winners([1, 3, 1])).toEqual([0, 2]);
  expect(winners([1, 1, 1])).toEqual([]);
});
