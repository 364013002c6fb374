import { expect, test } from 'vitest';
import style from './Board.svelte?raw';
import { turn } from './golden';
import { TERRAINS } from './layout';
import { packTints } from './packs';

test('a pack wears the colour of its home terrain', () => {
  const { view } = turn;
  const home = view.home.map((terrain) => TERRAINS[terrain]);
  expect(Object.entries(packTints(view))).toEqual(home.map((name, seat) => [`--seat-${seat}`, `var(--p-${name})`]));
  expect(packTints({ ...view, third_pack: TERRAINS.indexOf('desert') })['--third']).toBe('var(--p-desert)');
});

test('nobody changes colour while packs are still being chosen', () => {
  expect(packTints({ home: [TERRAINS.indexOf('rock'), -1], third_pack: -1 })).toEqual({});
});

test('every home has its colour by day and by night', () => {
  for (const name of ['forest', 'rock', 'grass', 'tundra', 'desert']) {
    expect(style.match(new RegExp(`--p-${name}: #[0-9a-f]{6};`, 'g'))).toHaveLength(3);
  }
});
