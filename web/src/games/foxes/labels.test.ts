import { describe, expect, test, vi } from 'vitest';
import type { Told } from '../../lib/schema';
import { emptyView } from './fixture';

vi.stubGlobal('navigator', { languages: ['en'] });
const { costLabel, placeLabel, scoreLabel, slotLabel, spaceLabel } = await import('./labels');
const { slots } = await import('./table');
const { speak } = await import('../../lib/wordsfixture');
speak('foxes');

const say = (told: Told) =>
  told.key.replace('foxes.', '') + (told.params.amount === undefined ? '' : ` ${String(told.params.amount)}`);
const names = ['Ann', 'Ben'];

describe('a place for dice', () => {
  test('says what the next slot gives and takes', () => {
    const [, second] = slots(emptyView({ seats: 3 }), 1);
    expect(second && slotLabel(say, 1, second, 2)).toBe('Slot 2: resource.fish; then −1 on the die');
  });
  test('warns when the penalty would exhaust the die in hand', () => {
    const view = emptyView({ die: 1 });
    view.slot_owner[0] = 1;
    expect(placeLabel(view, say, names, 0, 0)).toContain('exhaust');
    expect(placeLabel({ ...view, boost: 2 }, say, names, 0, 0)).not.toContain('exhaust your');
  });
  test('names the dice that lie there and the hunter', () => {
    const view = emptyView({ hunter: 1 });
    view.slot_owner[5] = 1;
    view.slot_value[5] = 3;
    expect(placeLabel(view, say, names, 1, 0)).toMatch(/Ben 3[\s\S]*Hunter/);
  });
});

describe('a space', () => {
  test('says whose marker lies there and what the walk would cost', () => {
    const view = emptyView({ foxes: [0, 5] });
    view.markers[1] = 1;
    expect(spaceLabel(view, names, 0, 2)).toMatch(/Marked by Ben[\s\S]*pay 2 GP to Ben/);
  });
  test('says how an action would be paid', () => {
    expect(costLabel(emptyView({ die: 1 }), 0, 2)).toBe('You pay 1 from the die and 1 GP');
    expect(costLabel(emptyView({ die: 0, pc: [0, 0] }), 0, 2)).toBe('You cannot pay 2');
  });
});

test('a score lists its sources and what the end would add', () => {
  const view = emptyView({ vp: [7, 0], pc: [5, 0] });
  view.earned[0] = 7;
  expect(scoreLabel(view, say, 0).split('\n')).toEqual([
    '7 VP',
    'Source.dice: 7',
    'If the game ended now, another 1:',
    'Source.pc: 1',
  ]);
});
