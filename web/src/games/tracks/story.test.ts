import { expect, test } from 'vitest';
import type { LogEntry, Told } from '../../lib/schema';
import { exchanges } from './duel';
import { emptyView } from './fixture';
import { acts, harvest, years } from './story';

const view = emptyView({
  seats: 3,
  males: [0],
  females: [3, 6],
  omega: -1,
  points: [10, 5, 0],
  settings: { colours: [0, 1, 2], female: [0, 0, 1, 1, 1, 0, 1, 0, 0] },
});

const wolf = (colour: string, letter = 'A'): Told => ({ key: `tracks.wolf.${colour}`, params: { letter } });
const line = (kind: string, params: Record<string, unknown> = {}): Told => ({ key: `tracks.log.${kind}`, params });
const seat = (number: number) => ({ player: { seat: number } });
const log = (...lines: Told[]): LogEntry[] => lines.map((message, n) => ({ n, message }));

const YEAR = [
  line('quarry'),
  line('phase.2'),
  line('counter', { wolf: wolf('green'), counter: 4 }),
  line('counter_paid', { wolf: wolf('blue'), counter: 9, spirals: 1 }),
  line('small_turned'),
  line('catch', { wolf: wolf('blue') }),
  line('hungry', { wolf: wolf('green'), points: 2 }),
  line('hungry', { wolf: wolf('black'), points: 2 }),
  line('phase.3'),
  line('counter', { wolf: wolf('green'), counter: 6 }),
  line('counter', { wolf: wolf('blue'), counter: 6 }),
  line('counter_paid', { wolf: wolf('black'), counter: 15, spirals: 3 }),
  line('death', { wolf: wolf('black') }),
  line('hunt_killed', { total: 12 }),
  line('hungry', { wolf: wolf('green'), points: 1 }),
  line('recognised', { wolf: wolf('green'), chips: 2 }),
  line('scores', { ...seat(0), points: 6 }),
  line('death', { wolf: wolf('blue') }),
  line('penalty', { ...seat(1), points: 5 }),
  line('leave_together', { ...seat(0), other_player: { seat: 2 }, points: 5 }),
  line('leaves_alone', { ...seat(1), points: 3 }),
];

test('a log is cut into years', () => {
  const all = years(log(line('joins'), line('year'), ...YEAR, line('year'), line('births')));
  expect(all.map((lines) => lines.length)).toEqual([YEAR.length, 1]);
});

test('a year is cut into phases, what is told late belongs to scoring', () => {
  const told = acts(YEAR, view);
  expect(told.map((act) => act.phase)).toEqual([0, 2, 3, 6]);
  expect(told[1]?.beats.map((beat) => beat.kind)).toEqual(['catch', 'hungry']);
  expect(told[1]?.beats[1]).toMatchObject({ points: 2, wolves: [0, 6] });
  expect(told[3]?.beats.map((beat) => beat.kind)).toContain('death');
});

test('counters stand in their order of play, and those of the dead do not count', () => {
  const hunt = acts(YEAR, view)[2];
  expect(hunt?.shown.map((one) => [one.wolf, one.counter, one.lost])).toEqual([
    [6, 15, true],
    [0, 6, false],
    [3, 6, false],
  ]);
  expect(hunt?.sum).toBe(12);
});

test('losses of different size are not told together', () => {
  const two = acts(
    [
      line('phase.3'),
      line('hungry', { wolf: wolf('green'), points: 1 }),
      line('hungry', { wolf: wolf('blue'), points: 2 }),
    ],
    view,
  );
  expect(two[0]?.beats).toHaveLength(2);
});

test('what a year brought, in its parts', () => {
  expect(harvest(YEAR, view)).toEqual([
    { rank: 6, penalty: 0, leaving: 5 },
    { rank: 0, penalty: -5, leaving: -3 },
    { rank: 0, penalty: 0, leaving: 5 },
  ]);
});

test('only the exchanges of the last fight are told', () => {
  const blow = (card: number, other_card: number, mine: number, theirs: number) =>
    line('exchange', { card, other_card, mine, theirs });
  const rounds = exchanges(log(line('fight'), blow(1, 2, 3, 4), line('fight'), blow(9, 5, 8, 4), blow(3, 3, 8, 4)));
  expect(rounds).toEqual([
    { cards: [9, 5], scores: [8, 4] },
    { cards: [3, 3], scores: [8, 4] },
  ]);
});
