/** One table as this browser sees it: what the server said, played back at a speed one can follow. */

import { socketAddress } from './api';
import type {
  Chatted,
  Hint,
  LogEntry,
  Plain,
  Question,
  Reasoned,
  Refused,
  SeatInfo,
  ServerMessage,
  Update,
  Why,
} from './schema';
import { keepPromise } from './promises';
import { sameLook, shownFor, step, story, type Scene, type Script, type Stop, type Telling } from './scenes';
import { settings } from './settings.svelte';
import { Connection, type Link, type Wire } from './socket';

const LATEST_CHAT = 200;

interface Moment {
  /** Nothing before the deal. */
  view: Plain | null;
  /** The update that this view completes; frames on the way to it have none. */
  update: Update | null;
  /** What is told meanwhile, where a room tells a story. */
  scene?: Scene;
}

export class TableSession {
  link = $state<Link>('connecting');
  /** What is known now and shown; null until the first word of the server. */
  update = $state.raw<Update | null>(null);
  /** The view on the board: that of `update`, or one on the way there. */
  view = $state.raw<Plain | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<Chatted[]>([]);
  seats = $state.raw<SeatInfo[]>([]);
  spectators = $state(0);
  refused = $state.raw<Refused | null>(null);
  hint = $state.raw<Hint | null>(null);
  reasoned = $state.raw<Reasoned | null>(null);
  /** How many views still wait to be shown. */
  behind = $state(0);
  /** Why the server has closed the connection for good. */
  farewell = $state.raw<Why | null>(null);
  /** An answer is on its way: nothing may be clicked. */
  sending = $state(false);
  unread = $state(0);
  /** The scene on the board, while a story is told. */
  scene = $state.raw<Scene | null>(null);
  /** What the story waits for. */
  paused = $state<Stop | null>(null);
  /** How the room tells what has happened; without it the views on the way are shown. */
  script: Script | null = null;

  /** The script that the page runs, for the server to know how old it is. */
  page: string | null = null;
  /** Called when a lost connection is back: the server may be another one now. */
  onreturn: (() => void) | null = null;

  private readonly connection: Connection;
  private queue: Moment[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private known = 0;
  /** The newest view, shown or not. */
  private newest: Plain | null = null;
  /** The connection was lost since it was last open. */
  private lost = false;

  constructor(
    readonly table: string,
    private readonly token: string | null,
  ) {
    this.connection = new Connection(
      {
        hello: () => ({ type: 'hello', token: this.token, since: this.known, page: this.page }),
        received: (message) => this.received(message),
        changed: (link) => this.linked(link),
      },
      () => new WebSocket(socketAddress(table)) as Wire,
    );
  }

  /** The question to answer now; none while views are still played back. */
  get question(): Question | null {
    return this.behind === 0 ? (this.update?.question ?? null) : null;
  }

  /** The board shows how a chapter ended, until somebody goes on. */
  get revealing(): boolean {
    return this.paused === 'reveal';
  }

  /** The scene that is told now; none where nothing is told. */
  get telling(): Telling | null {
    if (!this.scene || this.paused === 'chapter') return null;
    if (!this.scene.about.length && !this.paused) return null;
    return { about: this.scene.about, waits: this.paused === 'tap' || this.revealing, on: () => this.goOn() };
  }

  /** Who sits where; a seat that nobody has taken yet has a name too. */
  get names(): string[] {
    return this.seats.map((seat) => seat.name || '…');
  }

  get mine(): number | null {
    return this.update?.seat ?? null;
  }

  /** A seat is still open: the game has not begun. */
  get open(): boolean {
    return this.seats.some((seat) => seat.kind === 'open') && !this.update?.off;
  }

  /** The game goes on: it has begun, and is neither over nor called off. */
  get running(): boolean {
    return this.update !== null && this.view !== null && !this.update.over && !this.update.off;
  }

  connect(): () => void {
    const hurry = () => document.visibilityState === 'visible' && this.connection.hurry();
    this.connection.start();
    addEventListener('online', hurry);
    document.addEventListener('visibilitychange', hurry);
    return () => {
      clearTimeout(this.timer);
      removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
      this.connection.stop();
    };
  }

  play(action: Plain): void {
    if (!this.update || this.sending) return;
    this.hush();
    const after = this.update.question?.answered.length ?? null;
    this.sending = this.connection.send({ type: 'play', n: this.update.n, action, after });
  }

  /** Give several answers as one. */
  row(answers: readonly Plain[]): void {
    if (!this.update || this.sending) return;
    this.hush();
    this.sending = this.connection.send({ type: 'row', n: this.update.n, answers: [...answers] });
  }

  /** Let these be all my sealed answers in the secret run now open. */
  plan(actions: readonly Plain[]): void {
    if (!this.update || this.sending) return;
    this.hush();
    this.sending = this.connection.send({ type: 'plan', n: this.update.n, actions: [...actions] });
  }

  undo(): void {
    if (this.update) this.connection.send({ type: 'undo', n: this.update.n, all: false });
  }

  askHint(): void {
    if (this.update) this.connection.send({ type: 'hint', n: this.update.n });
  }

  askWhy(action: Plain): void {
    if (this.update) this.connection.send({ type: 'why', n: this.update.n, action });
  }

  say(text: string): void {
    this.connection.send({ type: 'chat', text });
  }

  /** Give up my seat; the server then closes the connection with a word. */
  leave(): void {
    this.connection.send({ type: 'leave' });
  }

  /** Decide about the seat of somebody who has been away for long. */
  passOn(seat: number, to: 'bot' | 'anybody'): void {
    this.connection.send({ type: 'pass_on', seat, to });
  }

  callOff(agree: boolean): void {
    this.connection.send({ type: 'call_off', agree });
  }

  /** Show the newest position at once, or what nobody may miss on the way there. */
  skip(): void {
    do this.next();
    while (this.queue.length && !this.revealing);
  }

  /** Go on with the story before its scene is over, or after it has waited. */
  goOn(): void {
    this.next();
  }

  private linked(link: Link): void {
    if (link === 'open' && this.lost) this.onreturn?.();
    this.lost = link === 'lost' || (this.lost && link === 'connecting');
    this.link = link;
    if (link !== 'open') this.sending = false;
    if (link === 'closed') this.farewell = this.refused?.why ?? null;
  }

  private received(message: ServerMessage): void {
    switch (message.type) {
      case 'update':
        return this.arrived(message);
      case 'refused':
        this.sending = false;
        this.hush();
        this.refused = message;
        return;
      case 'hint':
        if (message.n !== this.known) return;
        this.hush();
        this.hint = message;
        return;
      case 'why':
        this.hush();
        this.reasoned = message;
        return;
      case 'chat':
        return this.heard(message);
      case 'people':
        this.seats = message.seats;
        this.spectators = message.spectators;
        break;
      case 'pong':
        break;
    }
  }

  /** What was said about an earlier click is over. */
  hush(): void {
    this.refused = this.hint = this.reasoned = null;
  }

  private heard(word: Chatted): void {
    if (this.chat.some((old) => old.at === word.at && old.name === word.name && old.text === word.text)) return;
    this.chat = [...this.chat, word].toSorted((a, b) => a.at - b.at).slice(-LATEST_CHAT);
    this.unread += 1;
  }

  private arrived(update: Update): void {
    this.sending = false;
    const scenes = story(this.script, update.log_from < this.known ? null : this.newest, update);
    this.known = update.n;
    keepPromise(this.table, update.commitment);
    // Who is here is not played back: a word on it that comes later must not be undone.
    this.seats = update.seats;
    for (const scene of scenes) this.enqueue({ view: scene.view, update: null, scene });
    this.enqueue({ view: update.view, update });
    this.newest = update.view;
    if (this.revealing) return;
    if (this.view === null || document.hidden || settings.pace === 'now') this.skip();
    else if (!this.paused) this.timer ??= setTimeout(() => this.next(), 0);
  }

  private enqueue(moment: Moment): void {
    this.queue.push(moment);
    this.behind = this.queue.length;
  }

  private next(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.paused = null;
    const moment = this.queue.shift();
    this.behind = this.queue.length;
    if (!moment) return;
    const still = this.view !== null && moment.view !== null && sameLook(this.view, moment.view);
    this.view = moment.view;
    this.scene = moment.scene ?? null;
    if (moment.scene) this.log = [...this.log, ...moment.scene.lines];
    if (moment.update) this.settle(moment.update);
    if (!this.queue.length) return;
    const { stop = null, long } = moment.scene ?? {};
    if (stop === 'reveal' || settings.pace !== 'now') this.paused = stop;
    if (this.paused) return;
    const short = still ? 0 : step(this.queue.length, settings.pace);
    const wait = long === undefined ? short : shownFor(long, settings.pace, this.queue.length);
    this.timer = setTimeout(() => this.next(), wait);
  }

  private settle(update: Update): void {
    this.update = update;
    this.hush();
    this.log = [...this.log.filter((line) => line.n <= update.log_from), ...update.log];
  }
}
