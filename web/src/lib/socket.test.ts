import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection, type Link, pause, type Wire } from './socket';

class FakeWire implements Wire {
  sent: unknown[] = [];
  closed = false;
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  send(data: string) {
    this.sent.push(JSON.parse(data));
  }
  close() {
    this.closed = true;
  }
}

let wires: FakeWire[];
let links: Link[];
let since: number;
let connection: Connection;
const last = () => wires.at(-1) as FakeWire;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  links = [];
  since = 0;
  connection = new Connection(
    {
      hello: () => ({ type: 'hello', token: 'mine', since }),
      received: () => {
        since += 1;
      },
      changed: (link) => links.push(link),
    },
    () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    },
  );
  connection.start();
});

afterEach(() => vi.useRealTimers());

test('the first word is hello', () => {
  last().onopen?.();
  expect(last().sent).toEqual([{ type: 'hello', token: 'mine', since: 0 }]);
  expect(links).toEqual(['connecting', 'open']);
});

test('a lost connection comes back and says what it knows', () => {
  last().onopen?.();
  last().onmessage?.({ data: '{"type":"pong"}' });
  last().onclose?.({ code: 1006 });
  expect(links.at(-1)).toBe('lost');
  expect(connection.send({ type: 'ping' })).toBe(false);
  vi.advanceTimersByTime(1000);
  last().onopen?.();
  expect(wires).toHaveLength(2);
  expect(last().sent).toEqual([{ type: 'hello', token: 'mine', since: 1 }]);
});

test('a silent connection is given up and dialled again', () => {
  last().onopen?.();
  vi.advanceTimersByTime(80_000);
  expect(wires[0]?.closed).toBe(true);
  expect(wires.length).toBeGreaterThan(1);
});

test('a table that is not there is not asked for again', () => {
  last().onclose?.({ code: 4004 });
  vi.advanceTimersByTime(60_000);
  expect(wires).toHaveLength(1);
  expect(links.at(-1)).toBe('closed');
});

test('pauses grow to a bound', () => {
  expect([0, 1, 2, 9].map((tries) => pause(tries, 0.5))).toEqual([400, 800, 1600, 10_000]);
});
