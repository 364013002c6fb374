import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Hint, People, SeatInfo, ServerMessage, Update } from './schema';
import { TableSession } from './table.svelte';

/** A socket that says what the test wants. */
class Said {
  static last: Said;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Said.last = this;
  }
  send() {}
  close() {}
}
const say = (message: ServerMessage) => Said.last.onmessage?.({ data: JSON.stringify(message) });
const told = { key: '', params: {} };
const seat = (online: boolean): SeatInfo => ({
  name: 'Ben',
  kind: 'person',
  bot: null,
  online,
  gone: false,
  held: false,
  free: false,
  off: false,
});
const update = (n: number, online: boolean, frames: Update['frames'] = []): Update => ({
  type: 'update',
  n,
  game: 'tiny',
  variant: {},
  seat: 0,
  seats: [seat(online)],
  colours: [],
  view: { n },
  frames,
  waiting: [],
  question: null,
  log: [],
  log_from: 0,
  undo: null,
  over: false,
  off: false,
  ranks: null,
  scores: null,
  deadline: null,
  clock: 'relaxed',
  commitment: '',
  rematch: null,
  invite: null,
});
const people = (online: boolean): People => ({ type: 'people', seats: [seat(online)], spectators: 0 });
const hint = (n: number): Hint => ({
  type: 'hint',
  n,
  action: { type: 'Draw' },
  sentence: told,
  because: told,
  rule: '',
  chance: null,
  next_best: null,
  next_chance: null,
});

let session: TableSession;
let leave: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Said);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('document', { hidden: false, addEventListener() {}, removeEventListener() {} });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  session = new TableSession('table', 'token');
  leave = session.connect();
  Said.last.onopen?.();
  say(update(1, true));
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('who is back stays so, though an older update is shown later', () => {
  say(people(false));
  say(update(2, false, [{ n: 1.5 }]));
  say(people(true));
  expect(session.seats[0]?.online).toBe(true);
  vi.advanceTimersByTime(3000);
  expect(session.update?.n).toBe(2);
  expect(session.seats[0]?.online).toBe(true);
});

test('a newer update says who is here, before its views are played back', () => {
  say(people(false));
  say(update(2, true, [{ n: 1.5 }]));
  expect(session.seats[0]?.online).toBe(true);
  vi.advanceTimersByTime(3000);
  expect(session.seats[0]?.online).toBe(true);
});

test('a hint that comes after the answer is about another question', () => {
  say(update(2, true));
  vi.advanceTimersByTime(3000);
  say(hint(1));
  expect(session.hint).toBeNull();
  say(hint(2));
  expect(session.hint?.n).toBe(2);
});

/** A round ends between the views before 10 and those after. */
const ending = (before: { [field: string]: unknown }, after: { [field: string]: unknown }) =>
  Number(before.n) < 10 && Number(after.n) >= 10 ? { n: 9.5 } : null;

test('an interlude is shown until somebody goes on, and nothing is asked before', () => {
  session.interlude = ending;
  say(update(10, true, [{ n: 9 }]));
  vi.advanceTimersByTime(3000);
  expect(session.view).toEqual({ n: 9.5 });
  expect(session.held).toBe(true);
  expect(session.behind).toBe(1);
  say(update(11, true));
  vi.advanceTimersByTime(9000);
  expect(session.view).toEqual({ n: 9.5 });
  session.go();
  vi.advanceTimersByTime(3000);
  expect(session.held).toBe(false);
  expect(session.view).toEqual({ n: 11 });
});

test('skipping ahead stops at an interlude once', () => {
  session.interlude = ending;
  say(update(12, true, [{ n: 8 }, { n: 9 }, { n: 11 }]));
  session.skip();
  expect(session.view).toEqual({ n: 9.5 });
  session.skip();
  expect(session.view).toEqual({ n: 12 });
});
