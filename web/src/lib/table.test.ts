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
  frames_at: frames.map(() => n - 1),
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
  source: null,
  invite: null,
  lesson: null,
});
const people = (online: boolean): People => ({ type: 'people', seats: [seat(online)], spectators: 0 });
const hint = (n: number): Hint => ({
  type: 'hint',
  n,
  rule: '',
  advice: {
    steps: [{ action: { type: 'Draw' }, sentence: told, later: {} }],
    grounds: [],
    standing: null,
    percent: null,
    next: [],
    lead: null,
  },
});

let session: TableSession;
let leave: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Said);
  const document = { baseURI: 'http://127.0.0.1/', hidden: false, addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('document', document);
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

test('what nobody may miss stands until somebody goes on, however much one skips', () => {
  session.script = (_, { view }) => [
    { view: { n: 'way' }, about: [], lines: [], long: 100 },
    { view: { n: 'tap' }, about: [], lines: [], long: 100, stop: 'tap' },
    { view: { n: 'reveal' }, about: [], lines: [], stop: 'reveal' },
    { view: { n: `before ${String(view.n)}` }, about: [], lines: [] },
  ];
  say({ ...update(2, true), log_from: 1 });
  vi.advanceTimersByTime(60);
  session.skip();
  expect([session.view, session.paused]).toEqual([{ n: 'reveal' }, 'reveal']);
  say({ ...update(3, true), log_from: 2 });
  vi.advanceTimersByTime(60_000);
  expect(session.view).toEqual({ n: 'reveal' });
  session.telling?.on();
  expect(session.view).toEqual({ n: 'before 2' });
  session.skip();
  expect([session.view, session.paused]).toEqual([{ n: 'reveal' }, 'reveal']);
  session.skip();
  expect([session.view, session.paused, session.behind]).toEqual([{ n: 3 }, null, 0]);
});

test('a scene that waits for a tap goes on when somebody says so', () => {
  session.script = () => [{ view: { n: 'tap' }, about: [], lines: [], long: 100, stop: 'tap' }];
  say({ ...update(2, true), log_from: 1 });
  vi.advanceTimersByTime(60_000);
  expect([session.view, session.question]).toEqual([{ n: 'tap' }, null]);
  session.goOn();
  expect([session.view, session.paused]).toEqual([{ n: 2 }, null]);
});
