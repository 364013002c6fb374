import { describe, expect, test } from 'vitest';
import { choices, click, grouped, lit, remaining, sameAction } from './options';
import type { Option, Plain } from './schema';

const option = (action: Plain): Option => ({ action, rule: '', sentence: { key: '', params: {} } });
const look = (first: number, second: number) => option({ type: 'LookAtTwo', first, second });
const handles = (action: Plain) => {
  if (action.type === 'LookAtTwo') return [`card:${action.first}`, `card:${action.second}`];
  return 'place' in action ? [`card:${action.place}`] : [];
};

describe('two pieces for one option', () => {
  const all = choices([look(0, 1), look(0, 2), look(1, 2)], handles);

  test('everything that appears in an option is lit', () => {
    expect(lit(all, [])).toEqual(new Set(['card:0', 'card:1', 'card:2']));
  });

  test('a first click narrows and lights the rest', () => {
    expect(click(all, [], 'card:0')).toEqual({ kind: 'narrowed', chosen: ['card:0'] });
    expect(lit(all, ['card:0'])).toEqual(new Set(['card:1', 'card:2']));
    expect(remaining(all, ['card:0'])).toHaveLength(2);
  });

  test('the last click decides', () => {
    expect(click(all, ['card:0'], 'card:2')).toEqual({ kind: 'decided', option: look(0, 2) });
  });

  test('a second click on a piece gives it up', () => {
    expect(click(all, ['card:0'], 'card:0')).toEqual({ kind: 'narrowed', chosen: [] });
  });
});

describe('several options behind one piece', () => {
  const swap = option({ type: 'Swap', place: 3 });
  const amulet = option({ type: 'UseAmulet', place: 3 });
  const all = choices([swap, amulet, option({ type: 'Discard' })], handles);

  test('only words can tell them apart', () => {
    const outcome = click(all, [], 'card:3');
    expect(outcome).toEqual({ kind: 'ambiguous', options: [swap, amulet], chosen: ['card:3'] });
  });

  test('a piece of no option is impossible', () => {
    expect(click(all, [], 'card:9')).toEqual({ kind: 'impossible' });
  });
});

test('actions are equal by their fields, in any order', () => {
  expect(sameAction({ type: 'Swap', place: 1 }, { place: 1, type: 'Swap' })).toBe(true);
  expect(sameAction({ type: 'Swap', place: 1 }, { type: 'Swap', place: 2 })).toBe(false);
  expect(sameAction(null, { type: 'Draw' })).toBe(false);
});

test('options are grouped by their type, in order', () => {
  const groups = grouped([look(0, 1), option({ type: 'Draw' }), look(1, 2)]);
  expect(groups.map((group) => [group.type, group.options.length])).toEqual([
    ['LookAtTwo', 2],
    ['Draw', 1],
  ]);
});
