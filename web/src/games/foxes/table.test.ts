import { describe, expect, test } from 'vitest';
import { emptyView } from './fixture';
import { actsOn, cubs, payment, printed, slots, stepPrice, tolls } from './table';

describe('printed values', () => {
  test('come from the defaults unless the table says otherwise', () => {
    expect(printed(emptyView(), 'roll_pc')).toEqual([5, 4, 3, 2, 2, 1]);
    expect(printed(emptyView({ variant: [['roll_pc', '1 2 3 4 5 6']] }), 'roll_pc')).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('dice slots', () => {
  test('are open by the number of players, and the leftmost free one is next', () => {
    const view = emptyView({ seats: 3 });
    view.slot_owner[5] = 1;
    view.slot_value[5] = 4;
    const river = slots(view, 1);
    expect(river.map((slot) => slot.open)).toEqual([true, true, true, false, false]);
    expect(river.map((slot) => slot.next)).toEqual([false, true, false, false, false]);
    expect(river[0]).toMatchObject({ owner: 1, value: 4 });
    expect(river[1]).toMatchObject({ resources: 1, tiles: 0, penalty: 1 });
  });
  test('lose the last open one of a vital territory in round 4', () => {
    expect(slots(emptyView({ seats: 3, round: 4 }), 0).filter((slot) => slot.open)).toHaveLength(2);
    expect(slots(emptyView({ seats: 3, round: 4 }), 4).filter((slot) => slot.open)).toHaveLength(3);
  });
  test('of a den belong to its player', () => {
    expect(slots(emptyView(), 5, 1).map((slot) => slot.at)).toEqual([28, 29, 30, 31]);
  });
});

describe('the track of a territory', () => {
  test('shows the actions of a space with their costs', () => {
    expect(actsOn(emptyView(), 8)).toEqual([
      { act: 1, cost: 1 },
      { act: 2, cost: 2 },
      { act: 3, cost: 1 },
    ]);
  });
  test('takes toll for markers of others, more where the fox stops, and for the dam', () => {
    const view = emptyView({ foxes: [1, 5] });
    view.markers[3] = 1;
    view.markers[4] = 1;
    expect(tolls(view, 0, 1, 2)).toEqual([
      { owner: 1, amount: 1 },
      { owner: 1, amount: 2 },
    ]);
    view.obstacles[4] = 1;
    view.flags[4] = 1;
    expect(tolls(view, 0, 1, 3).map((toll) => toll.amount)).toEqual([1, 1, 2]);
    view.boost = 5;
    expect(tolls(view, 0, 1, 3)).toEqual([]);
  });
  test('takes nothing for the own marker', () => {
    const view = emptyView({ foxes: [1, 5] });
    view.markers[3] = 0;
    expect(tolls(view, 0, 1, 1)).toEqual([]);
  });
});

describe('paying', () => {
  test('takes pips first, then PC', () => {
    const view = emptyView({ die: 1, pc: [2, 0] });
    expect(payment(view, 0, 2)).toEqual({ pips: 1, pc: 1, payable: true });
    expect(payment(view, 0, 4)).toEqual({ pips: 1, pc: 3, payable: false });
  });
  test('is cheaper under the ruse for it', () => {
    expect(payment(emptyView({ die: 1, boost: 4 }), 0, 3)).toEqual({ pips: 1, pc: 0, payable: true });
  });
});

describe('cubs', () => {
  test('walk their rows; the black ones those of the first two', () => {
    expect(cubs(emptyView(), 0).map((cub) => cub.row)).toEqual([0, 1, 2, 0, 1]);
  });
  test('step for the price of the row, 1 less with Care', () => {
    const view = emptyView();
    expect(stepPrice(view, 0, 2)).toBe(4);
    view.instincts[1] = 0;
    expect(stepPrice(view, 0, 2)).toBe(3);
    expect(stepPrice(view, 1, 2)).toBe(4);
  });
  test('step for less with a Care of another value, but never for less than nothing', () => {
    const view = emptyView({ variant: [['instinct_effects', '1 3 1 1 1']] });
    view.instincts[1] = 0;
    expect([0, 1, 2].map((row) => stepPrice(view, 0, row))).toEqual([0, 0, 1]);
  });
});
