import { describe, expect, test } from 'vitest';
import { emptyView } from './fixture';
import { progress } from './objectives';
import { atTheEnd, earned, total } from './score';

describe('points', () => {
  test('are listed by their sources', () => {
    const view = emptyView();
    view.earned[12] = 5;
    expect(earned(view, 1)[0]).toEqual({ source: 'dice', points: 5 });
    expect(total(earned(view, 0))).toBe(0);
  });
  test('of the end count cubs out, mulotage tiles, markers, PC and sets', () => {
    const view = emptyView({ pc: [11, 0] });
    view.cub_place[0] = 8;
    view.cub_value[0] = 5;
    view.cub_value[1] = 6;
    view.catches.splice(0, 3, 0, 1, 2);
    view.markers[4] = 0;
    view.resources.splice(0, 4, 1, 2, 1, 1);
    expect(atTheEnd(view, 0).map((one) => one.points)).toEqual([5, 4, 1, 2, 3]);
  });
  test('of the end are in the score once the game is over', () => {
    expect(atTheEnd(emptyView({ pending: [], pc: [20, 0] }), 0)).toEqual([]);
  });
});

describe('an objective', () => {
  test('tells how far it is', () => {
    const view = emptyView({ pc: [7, 30] });
    expect(progress(view, 0, 12)).toEqual({ have: 7, need: 10 });
    expect(progress(view, 1, 12)).toEqual({ have: 10, need: 10 });
  });
  test('of two territories needs both', () => {
    const view = emptyView();
    view.markers[0] = 0;
    expect(progress(view, 0, 0).have).toBe(0);
    view.markers[8] = 0;
    expect(progress(view, 0, 0).have).toBe(1);
  });
  test('counts exhausted dice and the best one left', () => {
    const view = emptyView();
    view.slot_owner[0] = 0;
    view.slot_owner[24] = 0;
    view.slot_value[24] = 5;
    expect(progress(view, 0, 17).have).toBe(1);
    expect(progress(view, 0, 18)).toEqual({ have: 4, need: 4 });
  });
});
