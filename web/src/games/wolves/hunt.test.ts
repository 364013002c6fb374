import { expect, test } from 'vitest';
import { emptyView } from './fixture';
import { hunters, preyHexes } from './hunt';
import { chartOf, PLACES, PREY_PLACE, slotOf } from './table';

const prey = PLACES + PREY_PLACE;
const [a, b, c] = chartOf(4).spots[prey]?.beside ?? [];
const view = emptyView({
  seats: 4,
  prey: [-1, 2, 0],
  herd: [0, 2, 0],
  hunted: [0, 1 << 2, 1, 0],
  where: Array.from(
    { length: 61 },
    (_, piece) => ({ 1: a, 3: a, 4: b, 13: a, 15: b, 16: c, 25: prey + 40 })[piece] ?? -1,
  ),
});

test('each pack counts the hexes around a prey that hold a wolf of its own', () => {
  expect(preyHexes(view)).toEqual([prey]);
  expect(hunters(view, prey)).toEqual([
    { seat: 0, count: 2, has: false },
    { seat: 1, count: 3, has: true },
    { seat: 2, count: 0, has: false },
    { seat: 3, count: 0, has: false },
  ]);
  expect(hunters(view, prey + 1)).toEqual([]);
});

test('what is around a prey belongs to its own region', () => {
  for (const seats of [2, 3, 4, 5]) {
    const { spots } = chartOf(seats);
    for (const { hex, beside } of spots.filter((spot) => spot.hex % PLACES === PREY_PLACE)) {
      expect(beside.map(slotOf)).toEqual(beside.map(() => slotOf(hex)));
    }
  }
});
