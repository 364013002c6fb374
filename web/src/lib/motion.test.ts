import { expect, test } from 'vitest';
import { type Snapshot, trips } from './motion';

const spot = (x: number, face: string, place: string) => ({ rect: { x, y: 0 } as DOMRect, face, place });
const before: Snapshot = new Map([
  ['card-1', spot(0, 'down', 'card:0:0')],
  ['card-2', spot(50, 'down', 'card:0:1')],
  ['card-3', spot(100, 'up', 'discard')],
]);

test('what moved, turned or came is on its way', () => {
  const after: Snapshot = new Map([
    ['card-1', spot(0, 'up', 'card:0:0')],
    ['card-2', spot(400, 'down', 'card:1:0')],
    ['card-3', spot(100, 'up', 'discard')],
    ['card-4', spot(10, 'down', 'card:0:1')],
  ]);
  expect(trips(before, after).map(({ piece, flips }) => [piece, flips])).toEqual([
    ['card-1', true],
    ['card-2', false],
    ['card-4', false],
  ]);
});

test('a page that shifts moves no piece', () => {
  const after: Snapshot = new Map(
    [...before].map(([piece, at]) => [piece, { ...at, rect: { x: at.rect.x, y: 80 } as DOMRect }]),
  );
  expect(trips(before, after)).toEqual([]);
});
