/** The way from a click to an answer, or to several: narrow, tell apart in words, confirm, send. */

import type { Room } from '../games/room';
import { choices, click, type Choice, lit, remaining, sameAction } from './options';
import { after, follow, type Gesture, next, type Offer, rowsOf, single } from './rows';
import type { HintStep, Option, Plain, Told } from './schema';
import { settings } from './settings.svelte';
import type { TableSession } from './table.svelte';

/** Where answers go: a table, or a puzzle. */
type Asked = Pick<
  TableSession,
  'update' | 'question' | 'view' | 'sending' | 'hint' | 'play' | 'row' | 'plan' | 'askWhy'
>;

const NONE: ReadonlySet<string> = new Set();

export class Answering {
  chosen = $state.raw<readonly string[]>([]);
  menu = $state.raw<{ handle: string; offers: readonly Offer[] } | null>(null);
  /** An answer that waits for a second click. */
  grave = $state.raw<Offer | null>(null);
  /** The pieces that changed while others were at it. */
  changed = $state.raw<ReadonlySet<string>>(NONE);
  private before: Plain | null = null;

  constructor(
    private readonly session: Asked,
    private readonly room: () => Room | null,
    private readonly say: (told: Told) => string,
  ) {}

  /** The rows of answers and the pieces that stand for them. */
  private readonly gestures = $derived.by((): readonly Gesture[] => {
    const { question, view } = this.session;
    if (!question || !view || this.session.sending || this.owned !== null) return [];
    return this.room()?.gestures?.(rowsOf(question), view, question.options.map(single)) ?? [];
  });

  private readonly all = $derived.by((): Choice[] => {
    const { question, view } = this.session;
    const room = this.room();
    if (!question || !view || this.session.sending || this.owned !== null) return [];
    // What a row begins with is pointed at as part of the row.
    const begun = new Set(this.gestures.map(({ offer }) => JSON.stringify(offer.answers[0])));
    return choices(question.options, (action) =>
      begun.has(JSON.stringify(action)) ? [] : (room?.handles(action, view) ?? []),
    );
  });

  readonly lit = $derived.by((): ReadonlySet<string> =>
    this.grave ? NONE : new Set([...next(this.gestures, this.chosen), ...lit(this.all, this.chosen)]),
  );

  /** The pieces with which one may begin anew. */
  readonly starts = $derived.by((): ReadonlySet<string> => (this.grave ? NONE : next(this.gestures, [])));

  readonly hinted = $derived.by((): ReadonlySet<string> => {
    const [first] = this.session.hint?.advice.steps ?? [];
    return first ? new Set(this.placesOf(first)) : NONE;
  });

  /** The pieces of a step that a hint proposes, as they will lie by then. */
  placesOf({ action, later }: HintStep): readonly string[] {
    const { view } = this.session;
    return (view && this.room()?.handles(action, { ...view, ...later })) ?? [];
  }

  /** Tell whether the board has a piece for this answer. */
  onBoard(option: Option): boolean {
    const { view } = this.session;
    if (this.all.some((choice) => choice.option === option && choice.handles.length > 0)) return true;
    return view !== null && this.gestures.length > 0 && Boolean(this.room()?.handles(option.action, view).length);
  }

  /** What pointing at a piece would give now; nothing if it only narrows the choice. */
  offers(handle: string): readonly Offer[] {
    const followed = follow(this.gestures, this.chosen, handle);
    if (followed.kind === 'given') return followed.offers;
    if (followed.kind === 'begun') return [];
    return remaining(this.all, [...this.chosen, handle]).map(({ option }) => single(option));
  }

  /** An offer in words. */
  tell(offer: Offer): string {
    const { view } = this.session;
    if (offer.option) return this.say(offer.option.sentence);
    return (view && this.room()?.told?.(offer, view, this.say)) ?? '';
  }

  /** What an offer gives up for good, in words. */
  forgone(offer: Offer): string {
    const { view } = this.session;
    return (view && this.room()?.forgone?.(offer, view, this.say)) ?? '';
  }

  /** A piece was clicked: narrow down, decide, or ask why not. */
  pick(handle: string): void {
    this.grave = null;
    this.menu = null;
    if (this.chosen.includes(handle)) {
      this.chosen = this.chosen.filter((other) => other !== handle);
      return this.settle();
    }
    const followed = follow(this.gestures, this.chosen, handle);
    if (followed.kind === 'begun') this.chosen = followed.chosen;
    else if (followed.kind === 'given') this.decide(handle, followed.offers);
    else this.narrow(handle);
  }

  private decide(handle: string, offers: readonly Offer[]): void {
    const [only, ...others] = offers;
    if (only && !others.length) this.give(only);
    else this.menu = { handle, offers };
  }

  private narrow(handle: string): void {
    const { question, view } = this.session;
    const outcome = click(this.all, this.chosen, handle);
    if (outcome.kind === 'decided') return this.give(single(outcome.option));
    if (outcome.kind === 'ambiguous') return this.decide(handle, outcome.options.map(single));
    if (outcome.kind === 'narrowed') {
      this.chosen = outcome.chosen;
      return;
    }
    const wish = view && this.room()?.wish(handle, question, view);
    if (wish) this.session.askWhy(wish);
    else if (this.gestures.length) this.chosen = [];
  }

  /** Give up what is chosen if nothing goes on with it: the question may be another. */
  settle(): void {
    const goes = after(this.gestures, this.chosen).length || remaining(this.all, this.chosen).length;
    if (this.session.question && !goes) this.chosen = [];
  }

  /** Give an answer of the list. */
  answer(option: Option): void {
    this.give(single(option));
  }

  /** Give an answer or a row of them, after a second look where it is grave. */
  give(offer: Offer, sure = false): void {
    this.clear();
    const room = this.room();
    const grave = offer.answers.some((action) => room?.grave(action) ?? false);
    const careful = settings.confirm || grave || this.forgone(offer) !== '';
    if (careful && !sure) {
      this.grave = offer;
      return;
    }
    this.changed = NONE;
    this.before = this.session.view;
    const [only, ...others] = offer.answers;
    if (others.length) this.session.row(offer.answers);
    else if (only) this.session.play(only);
  }

  /** What the room says where it answers the question itself; its answers are no buttons then. */
  readonly owned = $derived.by((): string | null => {
    const { question, view } = this.session;
    return question && view ? (this.room()?.owns?.(question, view) ?? null) : null;
  });

  /** The answer that just says that nothing is left to do, if it is to give itself. */
  readonly idle = $derived.by((): Option | null => {
    const { question, sending } = this.session;
    const taught = Boolean(this.session.update?.lesson?.wanted.length);
    const busy = taught || sending || this.chosen.length > 0 || this.menu !== null;
    if (!question || question.secret || busy || !settings.ends || settings.confirm) return null;
    const [only, ...others] = question.options;
    const isIdle = ({ action, preview }: Option) => this.room()?.idle?.(action, preview ?? null, !others.length);
    return only && isIdle(only) ? only : null;
  });

  /** The pieces to point at next so as to give a row of answers; none where only a button gives it. */
  toward(row: readonly Plain[]): readonly string[] {
    const { view } = this.session;
    const begun = this.gestures
      .filter(({ offer }) => offer.answers.every((answer, i) => sameAction(answer, row[i] ?? null)))
      .toSorted((a, b) => b.offer.answers.length - a.offer.answers.length || a.handles.length - b.handles.length);
    const way = after(begun, this.chosen)[0];
    if (way) return way.handles.slice(this.chosen.length, this.chosen.length + 1);
    if (begun[0]) return begun[0].handles.slice(0, 1);
    const [first] = row;
    const handles = first && view ? (this.room()?.handles(first, view) ?? []) : [];
    return handles.filter((handle) => !this.chosen.includes(handle));
  }

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
