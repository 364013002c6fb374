import { expect, test } from 'vitest';
import { option } from './fixture';
import { after, follow, next, rowsOf, single } from './rows';
import type { Plain } from './schema';

const offer = (...names: string[]) => ({ answers: names.map((name): Plain => ({ type: name })), preview: null });
const near = { offer: offer('Take', 'Near'), handles: ['wolf:1', 'hex:1'] };
const far = { offer: offer('Take', 'Far'), handles: ['wolf:1', 'hex:2'] };
const dear = { offer: offer('Take', 'Dear'), handles: ['wolf:1', 'hex:2'] };
const other = { offer: offer('Take', 'Other'), handles: ['wolf:2', 'hex:1'] };
const short = { offer: offer('Dig', 'Here'), handles: ['hex:3'] };
const all = [near, far, dear, other, short];

test('one sees what begins, then what goes on', () => {
  expect([...next(all, [])]).toEqual(['wolf:1', 'wolf:2', 'hex:3']);
  expect([...next(all, ['wolf:1'])]).toEqual(['hex:1', 'hex:2']);
  expect(after(all, ['wolf:2'])).toEqual([other]);
});

test('the last piece gives the row', () => {
  expect(follow(all, [], 'wolf:1')).toEqual({ kind: 'begun', chosen: ['wolf:1'] });
  expect(follow(all, ['wolf:1'], 'hex:1')).toEqual({ kind: 'given', offers: [near.offer] });
  expect(follow(all, [], 'hex:3')).toEqual({ kind: 'given', offers: [short.offer] });
});

test('rows behind the same pieces are told apart in words', () => {
  expect(follow(all, ['wolf:1'], 'hex:2')).toEqual({ kind: 'given', offers: [far.offer, dear.offer] });
});

test('whoever points at another beginning begins anew', () => {
  expect(follow(all, ['wolf:1'], 'wolf:2')).toEqual({ kind: 'begun', chosen: ['wolf:2'] });
  expect(follow(all, ['wolf:1'], 'moon')).toEqual({ kind: 'nothing' });
});

test('the server names the answers of rows by their places', () => {
  const [move, go] = [{ type: 'Move' }, { type: 'Go', hex: 3 }];
  const question = {
    prompt: { key: '', params: {} },
    decision: '',
    rule: '',
    options: [],
    steps: [move, go],
    rows: [{ answers: [0, 1], preview: { way: [1, 3] } }, { answers: [0] }],
    secret: false,
    answered: [],
    left: 1,
  };
  expect(rowsOf(question)).toEqual([
    { answers: [move, go], preview: { way: [1, 3] } },
    { answers: [move], preview: null },
  ]);
  expect(single(option(move)).answers).toEqual([move]);
});
