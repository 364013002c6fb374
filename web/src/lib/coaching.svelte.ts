/** A lesson at a table: what the teacher says now, and the pieces it is about. */

import type { Answering } from './answering.svelte';
import { sameAction } from './options';
import type { Bubble, Coached, Question } from './schema';
import { recall, remember } from './storage';
import type { TableSession } from './table.svelte';

/** What is said first when play is free; afterwards each kind of question has its own word, once. */
const FREE = 'free';

export class Coaching {
  /** Which moment somebody reads about, and how many of its bubbles are read. */
  private read = $state.raw({ of: '', count: 0 });
  /** What was read of all that is said only once. */
  private done: ReadonlySet<string> = $state.raw(new Set());
  /** The bubble is put away until somebody asks for it. */
  hidden = $state(false);

  constructor(
    private readonly session: TableSession,
    private readonly answering: Answering,
  ) {
    this.done = new Set(recall<string[]>(this.key, []));
  }

  readonly lesson: Coached | null = $derived.by(() => this.session.update?.lesson ?? null);

  /** Play is free: the script is done. */
  readonly free: boolean = $derived.by(() => this.lesson !== null && !this.lesson.wanted.length);

  private readonly question: Question | null = $derived.by(() => {
    const { question } = this.session;
    return question && question.left > 0 ? question : null;
  });

  private readonly moment: { of: string; bubbles: readonly Bubble[] } = $derived.by(() => {
    const { lesson, question } = this;
    if (!lesson || !question) return { of: '', bubbles: [] };
    if (!this.free) return { of: `${lesson.step}`, bubbles: lesson.said };
    if (!this.done.has(FREE)) return { of: FREE, bubbles: lesson.said };
    const note = this.done.has(question.decision) ? undefined : lesson.notes[question.decision];
    return { of: question.decision, bubbles: note ? [note] : [] };
  });

  private readonly at: number = $derived.by(() => {
    const last = this.moment.bubbles.length - 1;
    return Math.min(last, this.read.of === this.moment.of ? this.read.count : 0);
  });

  /** What is said now; nothing while others are at it. */
  readonly bubble: Bubble | null = $derived.by(() => this.moment.bubbles[this.at] ?? null);

  /** Nothing more is said before the question is answered. */
  readonly last: boolean = $derived.by(() => this.at === this.moment.bubbles.length - 1);

  /** What the teacher says to an answer that does not go on. */
  readonly objection: string | null = $derived.by(() => {
    const key = this.session.refused?.why.message.key ?? '';
    return key.includes('.lesson.') ? key : null;
  });

  /** The pieces, places and buttons that the bubble is about, as selectors. */
  readonly about: readonly string[] = $derived.by(() => {
    const { bubble, lesson, answering, question } = this;
    if (!bubble || !lesson) return [];
    if (!this.last || this.free) return bubble.at.map(named);
    if (answering.grave) return ['.prompt .ember'];
    const { menu } = answering;
    if (menu)
      return menu.offers.flatMap(({ answers }, i) =>
        this.goesOn(answers) ? [`.menu button:nth-of-type(${i + 1})`] : [],
      );
    const handles = lesson.wanted.flatMap((row) => answering.toward(row));
    if (handles.length) return [...new Set(handles)].map(named);
    const first = lesson.wanted[0]?.[0] ?? null;
    const place = question?.options.findIndex(({ action }) => sameAction(action, first)) ?? -1;
    return [`.prompt [data-answer="${place + 1}"]`];
  });

  /** Read on: the next bubble of this moment or, after the last in free play, nothing more. */
  on(): void {
    const { of } = this.moment;
    if (this.last && this.free) {
      this.done = new Set([...this.done, of]);
      remember(this.key, [...this.done]);
    } else {
      this.read = { of, count: this.at + 1 };
    }
  }

  back(): void {
    if (this.at > 0) this.read = { of: this.moment.of, count: this.at - 1 };
    else this.session.undo();
    this.hidden = false;
  }

  private get key(): string {
    return `lesson.${this.session.table}`;
  }

  /** Tell whether these answers, or the first of them, are wanted. */
  private goesOn(answers: readonly object[]): boolean {
    const wanted = this.lesson?.wanted ?? [];
    return wanted.some((row) => answers.every((answer, i) => sameAction({ ...answer }, row[i] ?? null)));
  }
}

function named(name: string): string {
  const kinds = ['handle', 'piece', 'place', 'stands'].map((kind) => `[data-${kind}="${CSS.escape(name)}"]`);
  return `.stage :is(${kinds.join()})`;
}
