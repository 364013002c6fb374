import { expect, test } from 'vitest';
import type { LogEntry, Told } from '../../lib/schema';
import { fightOf } from './duel';
import { placed, told } from './golden';
import { pictured, pictureOf } from './picture';
import { breaths, scenes } from './scenes';
import { acts, harvest, kindOf, years } from './story';
import { sure } from './fixture';

const { view } = placed;
const lines = (log: readonly LogEntry[]) => log.map(({ message }) => message);
/** The lines of the year, before the next one begins. */
const year = told.log.slice(
  0,
  told.log.findIndex(({ message }) => kindOf(message) === 'year'),
);
const kinds = (log: readonly LogEntry[]) => log.map(({ message }) => kindOf(message));
const story = scenes(view, { ...told, seat: 0, over: false, frames: [] });
const sceneOf = (kind: string) => sure(story.find(({ about }) => kinds(about).includes(kind)));

test('a log is cut into years', () => {
  const begun: LogEntry = { n: 0, message: { key: 'tracks.log.year', params: {} } };
  const all = years([...told.log.slice(0, 1), begun, ...told.log]);
  expect(all.map((one) => one.length)).toEqual([year.length, told.log.length - year.length - 1]);
});

test('a year is cut into phases, what is told late belongs to scoring', () => {
  const found = acts(lines(year), view);
  expect(found.map((act) => act.phase)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(found[2]?.beats.map((beat) => beat.kind)).toEqual(['catch', 'catch', 'catch', 'hungry', 'death']);
  expect(found[2]?.beats[3]).toMatchObject({ points: 2, wolves: [1, 8] });
  expect(found[6]?.beats.map((beat) => beat.kind)).toContain('penalty');
});

test('counters stand in their order of play, and sums and marks are those of the rules', () => {
  const hunt = sure(acts(lines(year), view)[3]);
  expect(hunt.shown.map((one) => [one.wolf, one.counter])).toEqual([
    [3, 13],
    [0, 12],
    [2, 10],
    [8, 8],
  ]);
  expect(hunt.shown.some((one) => one.lost)).toBe(false);
  expect([hunt.sum, hunt.marks]).toEqual([43, [20, 30, 43]]);
});

test('what a year brought, source by source, is what the ledger has gained', () => {
  const [before, now] = [sure(pictureOf(told.log[0]?.message)), sure(pictureOf(year.at(-1)?.message))];
  const begun = { n: 0, message: { key: 'tracks.log.year', params: sure(told.log[0]).message.params } };
  const gained = sure(harvest([begun, ...year]));
  for (const seat of view.points.keys()) {
    const sum = Object.values(gained).reduce((all, of) => all + sure(of[seat]), 0);
    expect(sum).toBe(sure(now.points[seat]) - sure(before.points[seat]));
  }
  expect(gained.penalties[0]).toBe(-5);
});

test('every line is told once and in order, also those that share a breath', () => {
  expect(breaths(told.log).flat()).toEqual(told.log);
  expect(story.flatMap((scene) => scene.lines)).toEqual(told.log);
});

test('counters are revealed first and paid for afterwards', () => {
  const [reveal, pay] = story.filter(({ about }) => kinds(about).includes('phase.3'));
  expect(reveal?.view.counters[2]).toBe(12);
  expect(reveal?.view.strength[0]).toBe(11);
  expect(pay?.view.strength[0]).toBe(9);
  expect(pay?.lines).toEqual([]);
  expect(reveal?.view.phase).toBe(3);
});

test('nothing is shown before it is told', () => {
  const alone = sceneOf('phase.2');
  expect(alone.view.counters[2]).toBe(12);
  expect(alone.view.counters[17]).toBe(16);
  expect(alone.view.points).toEqual(view.points);
  expect(sceneOf('raising').view.chips).toEqual(view.chips);
  expect(story.every((scene) => scene.view.asked.length === 0)).toBe(true);
});

test("a wolf stays in its place while its death is told, and one's own waits for a tap", () => {
  const death = story.findIndex(({ about }) => kinds(about).includes('death'));
  expect(story[death]?.view.rows.flat()).toContain(1);
  expect(story[death]?.stop).toBe('tap');
  expect(story[death + 1]?.view.rows.flat()).not.toContain(1);
  const others = scenes(view, { ...told, seat: 2, over: false, frames: [] });
  expect(others[death]?.stop).toBeUndefined();
  expect(scenes(view, { ...told, seat: null, over: false, frames: [] }).some(({ stop }) => stop === 'tap')).toBe(false);
});

test('the year ends with a stop after its last event and before the next one begins', () => {
  const at = story.findIndex(({ stop }) => stop === 'chapter');
  expect(story.slice(0, at).flatMap((scene) => scene.lines)).toEqual(year);
  expect(story[at]?.view.year).toBe(view.year);
  expect(story[at + 1]?.view.year).toBe(view.year + 1);
  expect(story[at + 1]?.view.counters.some(Boolean)).toBe(false);
});

test('at its end the story shows what the table shows', () => {
  const last = sure(story.at(-1)).view;
  const { rows, strength, chips, titles, points, ledger, cubs, large_open, phase, year: now } = told.view;
  expect(last).toMatchObject({ rows, strength, chips, titles, points, ledger, cubs, large_open, phase, year: now });
});

test('a line without a picture changes nothing', () => {
  expect(pictured(view, pictureOf({ key: 'server.log.left', params: {} }))).toBe(view);
});

const wolf = (colour: string): Told => ({ key: `tracks.wolf.${colour}`, params: { letter: 'A' } });
const between = { wolf: wolf('green'), other: wolf('blue') };
const line = (kind: string, params: Record<string, unknown> = {}): LogEntry => ({
  n: 0,
  message: { key: `tracks.log.${kind}`, params },
});
const blow = (card: number, other_card: number, mine: number, theirs: number) =>
  line('exchange', { ...between, card, other_card, mine, theirs });

test('a fight is told with its exchanges and its end', () => {
  const begun = [line('fight', between), blow(1, 2, 3, 4), line('wins'), line('fight', between), blow(9, 5, 8, 4)];
  expect(fightOf(begun, view)).toMatchObject({
    sides: [0, 3],
    rounds: [{ cards: [9, 5], scores: [8, 4] }],
    winner: null,
  });
  const ended = fightOf([...begun, line('wins', between), line('takes_place', between)], view);
  expect(ended).toMatchObject({ winner: 0, scores: [8, 4], places: true });
  expect(fightOf([...begun, line('draw')], view)?.winner).toBe(-1);
  expect(fightOf([...begun, line('draw'), line('scores')], view)).toBeNull();
  expect(fightOf([], view)).toBeNull();
});
