import { expect, test } from 'vitest';
import { asked, option } from '../../lib/fixture';
import { choices, click, lit } from '../../lib/options';
import { among, changes, handles, wish } from './answers';
import { bound, frame, zoom } from './camera';
import { emptyView } from './fixture';
import {
  chartOf,
  hexName,
  leaders,
  nextMoon,
  outline,
  path,
  pieceOf,
  piecesAt,
  refuges,
  slotOf,
  tileOf,
  ways,
} from './table';

const blank = chartOf(4).spots.map(() => 0);
const view = emptyView({
  player: 0,
  seats: 4,
  turn: 0,
  phase: 0,
  terrain: chartOf(4).spots.map(({ hex }) => (hex % 16 === 11 && hex >= 16 ? 5 : 2)),
  ground: blank.map(() => 2),
  one: blank.map((_, hex) => (hex === 0 ? 1 : hex === 1 ? 15 : hex === 9 ? 61 : 0)),
  two: blank.map((_, hex) => (hex === 0 ? 3 : 0)),
  where: Array.from({ length: 61 }, (_, piece) => ({ 1: 0, 3: 0, 15: 1 })[piece] ?? -1),
  tiles: [4, 0, 1, 3, 4, 0],
  lone: [],
  calendar: [72, 72, 61],
  regions: [{ slot: 1, moon: 0, control: [3, 3, 0, 0], alphas: [0, 1, 0, 0], gains: [2, 4, 0, 0] }],
});

test('pieces stand for answers', () => {
  expect(handles({ type: 'Go', hex: 12 })).toEqual(['hex:12']);
  expect(handles({ type: 'Flip', tile: 3 })).toEqual(['tile:3']);
  expect(handles({ type: 'Track', track: 1 })).toEqual(['track:1']);
  expect(handles({ type: 'EndTurn' })).toEqual([]);
});

test('a token that stands for a terrain is chosen in two clicks', () => {
  const all = choices(
    [
      option({ type: 'Flip', tile: 0 }),
      option({ type: 'SpendAs', terrain: 1 }),
      option({ type: 'SpendAs', terrain: 2 }),
    ],
    handles,
  );
  expect(click(all, [], 'token')).toEqual({ kind: 'narrowed', chosen: ['token'] });
  expect([...lit(all, ['token'])]).toEqual(['as:1', 'as:2']);
  expect(click(all, ['token'], 'as:2')).toMatchObject({ kind: 'decided' });
});

test('of two wolves on a hex each is pointed at by itself', () => {
  const all = choices(
    [option({ type: 'Pick', hex: 0, kind: 1 }), option({ type: 'Pick', hex: 0, kind: 2 }), option({ type: 'Stop' })],
    handles,
  );
  expect([...lit(all, [])]).toEqual(['piece:0:1', 'piece:0:2']);
  expect(click(all, [], 'piece:0:2')).toMatchObject({ kind: 'decided', option: { action: { kind: 2 } } });
  expect(among(lit(all, []), 0)).toEqual(['piece:0:1', 'piece:0:2']);
  expect(among(new Set(['hex:0', 'piece:1:1']), 0)).toEqual(['hex:0']);
});

test('a click on a dark hex has a meaning to ask about', () => {
  expect(wish('hex:5', asked('SendWolf'), view)).toEqual({ type: 'Go', hex: 5 });
  expect(wish('hex:0', asked('MoveWolves'), view)).toEqual({ type: 'Pick', hex: 0, kind: 2 });
  expect(wish('hex:9', asked('ChooseVictim'), view)).toEqual({ type: 'Target', hex: 9, kind: 0 });
  expect(wish('tile:2', asked('PayMove'), view)).toEqual({ type: 'Flip', tile: 2 });
  expect(wish('hex:5', asked('TakeAction'), view)).toBeNull();
  expect(wish('region:1', null, view)).toBeNull();
});

test('the map lies as it should', () => {
  for (const [seats, hexes] of [
    [2, 80],
    [3, 112],
    [4, 144],
    [5, 176],
  ] as const) {
    const { spots } = chartOf(seats);
    expect(spots).toHaveLength(hexes);
    for (const { x, y, beside } of spots) {
      for (const n of beside)
        expect(Math.hypot((spots[n]?.x ?? 0) - x, (spots[n]?.y ?? 0) - y)).toBeCloseTo(Math.sqrt(3) * 20);
    }
  }
  expect([hexName(0), hexName(28), slotOf(28)]).toEqual(['A1', 'B13', 1]);
  expect(outline(chartOf(4), 1).match(/M/g)?.length).toBeGreaterThan(16);
});

test('pieces are read off their numbers', () => {
  expect(pieceOf(1)).toMatchObject({ kind: 2, owner: 0 });
  expect(pieceOf(15)).toMatchObject({ kind: 1, owner: 1 });
  expect(pieceOf(61)).toMatchObject({ kind: 0, owner: 0 });
  expect(pieceOf(70)).toMatchObject({ kind: 3, owner: 4 });
  expect(pieceOf(71)).toMatchObject({ owner: 5 });
  expect(piecesAt(view, 0).map((piece) => piece.kind)).toEqual([2, 1]);
});

test('ways, and who could take a wolf in', () => {
  const steps = ways(view, [0], true);
  const way = path(view, 0, 14);
  expect(way).toHaveLength((steps[14] ?? 0) + 1);
  expect([way[0], way.at(-1)]).toEqual([0, 14]);
  for (const hex of refuges(view, pieceOf(15))) expect(view.one[hex]).toBe(0);
});

test('tiles, moons and regions', () => {
  expect(tileOf(view, 0, 0)).toEqual({ front: 4, back: 4 });
  expect(tileOf(view, 0, 1)).toEqual({ front: 0, back: 1 });
  expect(tileOf(view, 0, 5)).toEqual({ front: 0, back: 4 });
  expect(nextMoon(view)).toEqual({ moon: 0, missing: 8 });
  expect(leaders(view, 1)).toEqual([1]);
  expect(changes(view, { ...view, one: view.one.map((p, h) => (h === 7 ? 2 : p)) })).toEqual(['hex:7']);
});

test('the camera keeps the map in sight', () => {
  const room = { width: 216, height: 116 };
  const all = frame({ left: 0, top: 0, right: 400, bottom: 100 }, room);
  expect(all).toEqual({ k: 0.5, x: 8, y: 33 });
  const near = zoom(all, 2, 8, 33, 0.1);
  expect(near).toEqual({ k: 1, x: 8, y: 33 });
  expect(bound({ k: 1, x: -9999, y: 9999 }, { width: 400, height: 100 }, room)).toEqual({ k: 1, x: -292, y: 58 });
});
