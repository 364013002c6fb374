import { expect, test } from 'vitest';
import { asked, option } from '../../lib/fixture';
import { choices, click, lit } from '../../lib/options';
import { changes, handles, isPlacement, wish } from './answers';
import { cubGoal, goals, howlGoal, huntGoal, missing, reached } from './goals';
import { emptyView } from './fixture';
import type { Action } from './schema';
import { booked, cardsIn, named, placing, rankHandle, ranking, rankOf, rows, wolfAt, wolfNamed, zone } from './table';

const view = emptyView({
  player: 0,
  seats: 3,
  year: 2,
  phase: 0,
  placed: false,
  result: 0,
  quarry: 3,
  omega: 8,
  males: [0, 3, 6],
  females: [5, 2],
  where: [2, 0, 2, 2, 1, 2, 2, 0, 2],
  strength: [12, 0, 9, 5, 0, 3, 8, 0, 1],
  chips: [1, 0, 2, 1, 0, 4, 1, 0, 0],
  cubs: [0, 1, 0],
  ledger: [7, 2, 0, -5, 4, 4, 10, 0, 3, 1, -3, 0],
  settings: {
    colours: [1, 0, 4],
    female: [0, 0, 1, 0, 1, 1, 0, 1, 0],
    large_black: [28, 31, 34, 43],
    large_green: [20, 20, 25, 30],
    large_red: [10, 15, 15, 20],
  },
});
const hands = (action: Action) => handles(action, view);

test('what every seat has from one source', () => {
  expect(booked(view, 'rank')).toEqual([7, 4, 3]);
  expect(booked(view, 'departures')).toEqual([0, 10, -3]);
  expect(booked(view, 'penalties')).toEqual([-5, 0, 0]);
});

test('the hierarchy: alphas, beta alone, pairs, omega alone', () => {
  expect(rows(view)).toEqual([{ male: 0, female: 5 }, { lone: 3 }, { male: 6, female: 2 }, { lone: 8 }]);
  expect(ranking(view)).toEqual([5, 0, 3, 2, 6, 8]);
  expect([0, 5, 3, 8, 6].map((wolf) => rankOf(view, wolf))).toEqual([
    'alpha_male',
    'alpha_female',
    'beta',
    'omega',
    'wolf',
  ]);
});

test('with one male and two females there is no row for a beta', () => {
  expect(rows({ ...view, males: [0], omega: -1 })).toEqual([
    { male: 0, female: 5 },
    { male: undefined, female: 2 },
  ]);
});

test('a place in the hierarchy is a piece to click, and back', () => {
  for (const wolf of ranking(view)) expect(wolfAt(view, rankHandle(view, wolf))).toBe(wolf);
  expect(handles({ type: 'Attack', wolf: 2 }, view)).toEqual(['rank:f:1']);
});

test('names of the log lead to wolves', () => {
  expect(wolfNamed(view, 'green', 'B')).toBe(4);
  expect(wolfNamed(view, 'yellow', 'A')).toBe(-1);
});

test('zones, cards and equal cards', () => {
  expect([1, 3, 4, 7, 8, 12].map(zone)).toEqual(['red', 'red', 'yellow', 'yellow', 'green', 'green']);
  expect(cardsIn((1 << 1) | (1 << 10))).toEqual([1, 10]);
  expect(named([3, 3, 0]).map(({ name }) => name)).toEqual(['3-0', '3-1', '0-0']);
});

test('counters are placed from the choice of the quarry until all are done', () => {
  expect(placing(view)).toBe(true);
  expect(placing({ ...view, placed: true })).toBe(false);
  expect(placing({ ...view, quarry: -1 })).toBe(false);
  expect(isPlacement(asked('ConfirmPlacement'))).toBe(true);
  expect(isPlacement(asked('VoteForPrey'))).toBe(false);
  expect(isPlacement(null)).toBe(false);
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
  expect(wish('rank:m:1', asked('ChooseAttack'), view)).toEqual({ type: 'Attack', wolf: 3 });
  expect(wish('rank:m:7', asked('ChooseAttack'), view)).toBeNull();
  expect(wish('own:1', asked('BringWolf'), view)).toEqual({ type: 'BringIn', letter: 1 });
  expect(wish('cell:0:2', null, view)).toBeNull();
});

test('wolves that moved or changed are noticed', () => {
  const after = {
    ...view,
    males: [3, 0, 6],
    chips: view.chips.map((chips, wolf) => (wolf === 2 ? 3 : chips)),
    strength: view.strength.map(() => 1),
  };
  expect(changes(view, after)).toEqual(['rank:m:1', 'rank:f:1', 'rank:m:0']);
  expect(changes(view, view)).toEqual([]);
});

test('what the pack can reach together', () => {
  expect(goals(view).map((goal) => goal.phase)).toEqual([1, 3, 4]);
  expect(goals({ ...view, cubs: [0, 0, 0] }).map((goal) => goal.phase)).toEqual([3, 4]);
  expect(missing(huntGoal(view, 3), 14).map(({ points }) => points)).toEqual([6, 16, 29]);
  expect(missing(howlGoal, 40).map(({ points }) => points)).toEqual([0, 16]);
  expect(reached(huntGoal(view, 3), 30)?.outcome).toBe('green');
  expect(reached(huntGoal(view, 3), 3)).toBeNull();
  expect(cubGoal(3).marks.map((mark) => mark.at)).toEqual([7, 14, 21]);
});
