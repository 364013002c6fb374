import { expect, test } from 'vitest';
import { seatTints } from '../tints';
import { emptyView } from './fixture';
import { tintOf } from './table';

test('seats wear at the door what they wear at the table', () => {
  const colours = [0, 2, 5];
  const view = emptyView({ settings: { colours } });
  const worn = colours.map((_, seat) => `--seat-${seat}: ${tintOf(view, seat)}`).join('; ');
  expect(seatTints({ game: 'tracks', colours })).toBe(worn);
  expect(seatTints({ game: 'tiny', colours: [0, 1] })).toBe('');
});
