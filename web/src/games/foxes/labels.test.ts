import { describe, expect, test, vi } from 'vitest';
import type { Told } from '../../lib/schema';
import { viewWith } from './fixture';
import { acting, growing, laying, last_round, moving, placing } from './golden';
import type { Action } from './schema';

vi.stubGlobal('navigator', { languages: ['en'] });
const { placeLabel, scoreLabel, slotLabel, spaceLabel } = await import('./labels');
const { effects, forgone, rowTold } = await import('./told');
const { rowsOf } = await import('../../lib/rows');
const { slots } = await import('./table');
const { speak } = await import('../../lib/wordsfixture');
speak('foxes');

const say = (told: Told) =>
  told.key.replace('foxes.', '') + (told.params.amount === undefined ? '' : ` ${String(told.params.amount)}`);
const names = ['Ann', 'Ben', 'Cem'];
const offerOf = ({ question }: typeof placing, is: (action: Action) => boolean) => {
  const found = question?.options.find(({ action }) => is(action));
  return { answers: found ? [found.action] : [], preview: found?.preview ?? null };
};

describe('a place for dice', () => {
  test('says what the next slot gives and takes', () => {
    const [, second] = slots(placing.view, 0);
    expect(second && slotLabel(say, 0, second, 2)).toBe('Slot 2: resource.worm; then −1 on the die');
  });
  test('names the dice that lie there and the hunter', () => {
    expect(placeLabel(viewWith({ hunter: 1 }), say, names, 1, 0)).toMatch(/Ben 4, Ben 3[\s\S]*Hunter/);
  });
});

describe('a space', () => {
  test('says whose marker lies there', () => {
    expect(spaceLabel(moving.view, names, 1, 2)).toContain('Marked by Ben');
  });
});

describe('what an answer would do', () => {
  test('is told with the die, GP, and who else gains', () => {
    const far = offerOf(moving, (action) => action.type === 'Move' && action.spaces === 2);
    expect(effects(far.preview ?? {}, names, say)).toEqual(['−3 GP', 'Ben gains 3 GP']);
    const dear = offerOf(acting, (action) => action.type === 'Mulotage');
    expect(effects(dear.preview ?? {}, names, say)).toEqual(['exhausts the die', '−1 GP']);
  });
  test('of a tile is told by its best', () => {
    const up = offerOf(laying, (action) => action.type === 'Lay' && action.cell === 17 && action.turn === 0);
    expect(effects(up.preview ?? {}, names, say)).toEqual(['connects exit 3']);
  });
  test('of a row begins with what it is', () => {
    const rows = growing.question ? rowsOf(growing.question) : [];
    const paid = rows.find(({ answers }) => answers.at(-1)?.type === 'PayResource');
    expect(paid && rowTold(paid, growing.view, names, say)).toMatch(
      /^cub.middle to space 6, −6 GP, .*−1 resource.worm/,
    );
  });
});

describe('what an answer gives up', () => {
  test('is said of growth that stops', () => {
    const stop = offerOf(growing, (action) => action.type === 'StopGrowing');
    expect(forgone(stop, growing.view, say)).toMatch(/leave the den now: cub.top[\s\S]*grow: cub.middle/);
  });
  test('is nothing for most', () => {
    for (const option of placing.question?.options ?? []) {
      expect(forgone({ answers: [option.action], preview: option.preview ?? null }, placing.view, say)).toBe('');
    }
  });
});

test('a score lists its sources and what the end would add', () => {
  expect(scoreLabel(last_round.view, say, 0).split('\n').slice(0, 3)).toEqual([
    '7 VP',
    'Source.tiles: 7',
    expect.stringContaining('If the game ended now, another 13:'),
  ]);
});
