import { expect, test } from 'vitest';
import { asked, option } from '../../lib/fixture';
import { choices, click, lit } from '../../lib/options';
import { changes, handles, isPlacement, wish } from './answers';
import { goalOf, missing, reached } from './goals';
import { placing, ranked } from './golden';
import { HUNT_PHASE, ZONES } from './layout';
import type { Action } from './schema';
import { booked, cardsIn, named, rankHandle, titleOf, wolfAt, wolfNamed, yearEnded, zone } from './table';
import { sure } from './fixture';

/** Males 0A 1C 2A, females 1A 0C 2C, and 0B as the omega. */
const { view } = ranked;
const hands = (action: Action) => handles(action, view);

test('what every seat has from one source', () => {
  const kept = { ledger: [7, 2, 0, -5, 4, 4, 10, 0, 3, 1, -3, 0] };
  expect(booked(kept, 'rank')).toEqual([7, 4, 3]);
  expect(booked(kept, 'departures')).toEqual([0, 10, -3]);
  expect(booked(kept, 'penalties')).toEqual([-5, 0, 0]);
});

test('who is what in the pack stands in the view', () => {
  expect([0, 3, 5, 1, 6].map((wolf) => titleOf(view, wolf))).toEqual([
    'alpha_male',
    'alpha_female',
    'beta',
    'omega',
    'wolf',
  ]);
});

test('a place in the hierarchy is a piece to click, and back', () => {
  for (const wolf of view.rows.flat()) expect(wolfAt(view, rankHandle(view, wolf))).toBe(wolf);
  expect(handles({ type: 'Attack', wolf: 2 }, view)).toEqual(['rank:2:f']);
});

test('names of the log lead to wolves', () => {
  expect(wolfNamed(view, 'blue', 'B')).toBe(4);
  expect(wolfNamed(view, 'yellow', 'A')).toBe(-1);
});

test('zones, cards and equal cards', () => {
  expect(ZONES.map((_, strength) => zone(strength))).toEqual([...ZONES]);
  expect(zone(-2)).toBe(zone(0));
  expect(cardsIn((1 << 1) | (1 << 10))).toEqual([1, 10]);
  expect(named([3, 3, 0]).map(({ name }) => name)).toEqual(['3-0', '3-1', '0-0']);
});

test('the board answers a placement by itself, and no other question', () => {
  expect(isPlacement(asked('ConfirmPlacement'))).toBe(true);
  expect(isPlacement(asked('VoteForPrey'))).toBe(false);
  expect(isPlacement(null)).toBe(false);
});

test('the year that has ended last is the one that is scored', () => {
  expect(yearEnded({ ...view, phase: 6 })).toBe(view.year);
  expect(yearEnded({ ...view, phase: 0 })).toBe(view.year - 1);
});

test('two cubs are chosen with two clicks', () => {
  const all = choices(
    [3, 5, 6].map((letters) => option({ type: 'AddCubs', letters })),
    hands,
  );
  expect(click(all, [], 'own:0')).toEqual({ kind: 'narrowed', chosen: ['own:0'] });
  expect([...lit(all, ['own:0'])]).toEqual(['own:1', 'own:2']);
  expect(click(all, ['own:0'], 'own:2')).toMatchObject({ kind: 'decided', option: { action: { letters: 5 } } });
});

test('pieces stand for answers, and for wishes', () => {
  expect(handles({ type: 'Vote', kind: 3 }, view)).toEqual(['prey:3']);
  expect(handles({ type: 'Catch', kind: 1 }, view)).toEqual(['small:1']);
  expect(handles({ type: 'PlayCard', value: 9 }, view)).toEqual(['card:9']);
  expect(handles({ type: 'Place', letter: 1, phase: 4, counter: 7 }, view)).toEqual(['cell:1:4', 'counter:7']);
  expect(handles({ type: 'Submit' }, view)).toEqual([]);
  expect(wish('prey:3', asked('DiscardPrey'), view)).toEqual({ type: 'Discard', kind: 3 });
  expect(wish('prey:3', null, view)).toEqual({ type: 'Vote', kind: 3 });
  expect(wish('rank:1:m', asked('ChooseAttack'), view)).toEqual({ type: 'Attack', wolf: 5 });
  expect(wish('rank:7:m', asked('ChooseAttack'), view)).toBeNull();
  expect(wish('own:1', asked('BringWolf'), view)).toEqual({ type: 'BringIn', letter: 1 });
  expect(wish('cell:0:2', null, view)).toBeNull();
});

test('wolves that are new or something else than before are noticed, no others', () => {
  const titles = view.titles.map((title, wolf) =>
    wolf === 0 ? sure(view.titles[5]) : wolf === 5 ? sure(view.titles[0]) : title,
  );
  const after = { ...view, titles, chips: view.chips.map(() => 4), strength: view.strength.map(() => 1) };
  expect(changes(view, after)).toEqual(['rank:0:m', 'rank:1:m']);
  expect(changes({ ...view, rows: view.rows.slice(1) }, view)).toEqual(['rank:0:f', 'rank:0:m']);
  expect(changes(view, view)).toEqual([]);
});

test('what the pack can reach together is what the rules say', () => {
  const all = placing.view.goals.map(({ phase, marks }) => goalOf(phase, marks));
  expect(all.map((goal) => goal.phase)).toEqual([1, 3, 4]);
  const hunt = sure(all.find((goal) => goal.phase === HUNT_PHASE));
  expect(missing(hunt, 14).map(({ points }) => points)).toEqual([6, 16, 29]);
  expect(reached(hunt, 30)?.outcome).toBe('green');
  expect(reached(hunt, 3)).toBeNull();
  expect(all[0]?.marks.map((mark) => mark.at)).toEqual([7, 14]);
});
