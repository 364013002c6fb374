import { expect, test } from 'vitest';
import { seatTints } from './tints';
import type { TracksView } from './tracks/schema';
import { tintOf } from './tracks/table';

test('seats wear at the door what they wear at the table', () => {
  const colours = [0, 2, 5];
  const view = { settings: { colours } } as unknown as TracksView;
  const worn = colours.map((_, seat) => `--seat-${seat}: ${tintOf(view, seat)}`).join('; ');
  expect(seatTints({ game: 'tracks', colours })).toBe(worn);
  expect(seatTints({ game: 'silver', colours: [0, 1] })).toBe('');
});
