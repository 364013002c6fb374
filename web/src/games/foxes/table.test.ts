import { describe, expect, test } from 'vitest';
import { viewWith } from './fixture';
import { growing, last_round, placing } from './golden';
import { actsOn, cubs, cubsOut, printed, slots, stepPrice } from './table';

describe('printed values', () => {
  test('come from the defaults unless the table says otherwise', () => {
    expect(printed(placing.view, 'roll_pc')).toEqual([5, 4, 3, 2, 2, 1]);
    expect(printed(viewWith({ variant: [['roll_pc', '1 2 3 4 5 6']] }), 'roll_pc')).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('dice slots', () => {
  test('are open by the number of players, and the leftmost free one is next', () => {
    const river = slots(placing.view, 1);
    expect(river.map((slot) => slot.open)).toEqual([true, true, true, false, false]);
    expect(river.map((slot) => slot.next)).toEqual([false, false, true, false, false]);
    expect(river[0]).toMatchObject({ owner: 1, value: 4 });
    expect(river[1]).toMatchObject({ resources: 1, tiles: 0, penalty: 1 });
  });
  test('lose the last open one of a vital territory in round 4', () => {
    expect(slots(last_round.view, 0).filter((slot) => slot.open)).toHaveLength(2);
    expect(slots(last_round.view, 4).filter((slot) => slot.open)).toHaveLength(3);
  });
  test('of a den belong to its player', () => {
    expect(slots(placing.view, 5, 1).map((slot) => slot.at)).toEqual([28, 29, 30, 31]);
    expect(slots(placing.view, 5, 1)[0]?.next).toBe(true);
  });
});

test('a space shows its actions with their costs', () => {
  expect(actsOn(placing.view, 8)).toEqual([
    { act: 1, cost: 1 },
    { act: 2, cost: 2 },
    { act: 3, cost: 1 },
  ]);
});

describe('cubs', () => {
  test('walk their rows; the black ones those of the first two', () => {
    expect(cubs(growing.view, 0).map((cub) => cub.row)).toEqual([0, 1, 2, 0, 1]);
    expect(cubsOut(last_round.view, 0).map((cub) => cub.value)).toEqual([5]);
  });
  test('step for the price of the row', () => {
    expect([0, 1, 2].map((row) => stepPrice(growing.view, 0, row))).toEqual([2, 3, 4]);
  });
});
