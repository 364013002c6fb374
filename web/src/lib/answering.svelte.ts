/** The way from a click to an answer: narrow, tell apart in words, confirm, send. */

import type { Room } from '../games/room';
import { choices, click, type Choice, lit } from './options';
import type { Option, Plain } from './schema';
import { settings } from './settings.svelte';
import type { TableSession } from './table.svelte';

const NONE: ReadonlySet<string> = new Set();

export class Answering {
  chosen = $state.raw<readonly string[]>([]);
  menu = $state.raw<{ handle: string; options: readonly Option[] } | null>(null);
  /** An answer that waits for a second click. */
  grave = $state.raw<Option | null>(null);
  /** The pieces that changed while others were at it. */
  changed = $state.raw<ReadonlySet<string>>(NONE);
  private before: Plain | null = null;

  constructor(
    private readonly session: TableSession,
    private readonly room: () => Room | null,
  ) {}

  private readonly all = $derived.by((): Choice[] => {
    const { question, view } = this.session;
    const room = this.room();
    if (!question || !view || this.session.sending || this.owned !== null) return [];
    return choices(question.options, (action) => room?.handles(action, view) ?? []);
  });

  readonly lit = $derived.by((): ReadonlySet<string> => (this.grave ? NONE : lit(this.all, this.chosen)));

  readonly hinted = $derived.by((): ReadonlySet<string> => {
    const { hint, view } = this.session;
    const room = this.room();
    return hint && view && room ? new Set(room.handles(hint.action, view)) : NONE;
  });

  /** Tell whether the board has a piece for this answer. */
  onBoard(option: Option): boolean {
    return this.all.some((choice) => choice.option === option && choice.handles.length > 0);
  }

  /** A piece was clicked: narrow down, decide, or ask why not. */
  pick(handle: string): void {
    const { question, view } = this.session;
    const outcome = click(this.all, this.chosen, handle);
    this.grave = null;
    this.menu = null;
    if (outcome.kind === 'decided') return this.answer(outcome.option);
    if (outcome.kind === 'ambiguous') {
      this.menu = { handle, options: outcome.options };
      return;
    }
    if (outcome.kind === 'narrowed') {
      this.chosen = outcome.chosen;
      return;
    }
    const wish = view && this.room()?.wish(handle, question, view);
    if (wish) this.session.askWhy(wish);
  }

  /** Give an answer, after a second look where it is grave. */
  answer(option: Option, sure = false): void {
    this.chosen = [];
    this.menu = null;
    const careful = settings.confirm || (this.room()?.grave(option.action) ?? false);
    if (careful && !sure) {
      this.grave = option;
      return;
    }
    this.grave = null;
    this.changed = NONE;
    this.before = this.session.view;
    this.session.play(option.action);
  }

  /** What the room says where it answers the question itself; its answers are no buttons then. */
  readonly owned = $derived.by((): string | null => {
    const { question, view } = this.session;
    return question && view ? (this.room()?.owns?.(question, view) ?? null) : null;
  });

  /** Give all answers at once. */
  plan(actions: readonly Plain[]): void {
    this.clear();
    this.changed = NONE;
    this.before = this.session.view;
    this.session.plan(actions);
  }

  /** Give up what is chosen so far. */
  clear(): void {
    this.chosen = [];
    this.menu = null;
    this.grave = null;
  }

  /** My turn has come: note what changed since my last answer. */
  awake(): void {
    const { view } = this.session;
    const room = this.room();
    if (this.before && view && room?.changes) this.changed = new Set(room.changes(this.before, view));
  }
}
