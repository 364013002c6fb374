/** A connection that comes back by itself. */

import type { ClientMessage, Hello, ServerMessage } from './schema';

export type Link = 'connecting' | 'open' | 'lost' | 'closed';

/** What a connection needs of a WebSocket; tests bring their own. */
export interface Wire {
  send(data: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface Listener {
  hello(): Hello;
  received(message: ServerMessage): void;
  changed(link: Link): void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;
const PING_EVERY = 20_000;
const SILENCE = 50_000;
/** The server closes with this code what it will not take back: no such table, bad token. */
const GIVEN_UP = [1008, 4004];

/** How long to wait before the next try: longer each time, a little different for everybody. */
export function pause(tries: number, chance: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries) * (0.75 + chance / 2);
}

export class Connection {
  private wire: Wire | null = null;
  private tries = 0;
  private heard = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private ended = false;

  constructor(
    private readonly listener: Listener,
    private readonly dial: () => Wire,
  ) {}

  /** Connect, and again whenever the connection is lost. */
  start(): void {
    this.ended = false;
    this.connect();
  }

  /** Send if connected; tell whether it went out. */
  send(message: ClientMessage): boolean {
    if (!this.wire) return false;
    this.wire.send(JSON.stringify(message));
    return true;
  }

  /** Try at once instead of after the pause: the network is back, or the tab is looked at. */
  hurry(): void {
    if (this.ended || this.wire) return;
    clearTimeout(this.timer);
    this.connect();
  }

  /** Hang up for good. */
  stop(): void {
    this.ended = true;
    clearTimeout(this.timer);
    this.drop();
    this.listener.changed('closed');
  }

  private connect(): void {
    const wire = this.dial();
    this.listener.changed('connecting');
    wire.onopen = () => this.opened(wire);
    wire.onmessage = (event) => this.took(wire, event.data);
    wire.onclose = (event) => this.lost(wire, event.code);
    this.dialling = wire;
  }

  private dialling: Wire | null = null;

  private opened(wire: Wire): void {
    if (wire !== this.dialling) return wire.close();
    this.wire = wire;
    this.heard = Date.now();
    this.send(this.listener.hello());
    this.listener.changed('open');
    this.pulse = setInterval(() => this.beat(), PING_EVERY);
  }

  private took(wire: Wire, data: unknown): void {
    if (wire !== this.wire || typeof data !== 'string') return;
    this.heard = Date.now();
    this.tries = 0;
    this.listener.received(JSON.parse(data) as ServerMessage);
  }

  private beat(): void {
    if (Date.now() - this.heard > SILENCE) this.lost(this.dialling, 0);
    else this.send({ type: 'ping' });
  }

  private lost(wire: Wire | null, code: number): void {
    if (wire !== this.dialling || this.ended) return;
    this.drop();
    if (GIVEN_UP.includes(code)) {
      this.ended = true;
      return this.listener.changed('closed');
    }
    this.listener.changed('lost');
    this.timer = setTimeout(() => this.connect(), pause(this.tries, Math.random()));
    this.tries += 1;
  }

  private drop(): void {
    clearInterval(this.pulse);
    const wire = this.dialling;
    this.wire = this.dialling = null;
    wire?.close();
  }
}
