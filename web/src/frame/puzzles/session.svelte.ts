/** One puzzle as this browser sees it: what the server said to the answers given so far. */

import { tryPuzzle } from '../../lib/api';
import { sameAction } from '../../lib/options';
import type { Plain, PuzzleMoment, Question, Told, Why } from '../../lib/schema';

/** Milliseconds between two answers of a solution that is shown. */
const BEAT = 1400;

/** What was wrong with the last answer. */
export interface Mistake {
  /** The answer in words; of a later one in a row nothing is known. */
  sentence: Told | null;
  cost: number | null;
  why: Why | null;
}

export class PuzzleSession {
  moment = $state.raw<PuzzleMoment | null>(null);
  view = $state.raw<Plain | null>(null);
  sending = $state(false);
  mistake = $state.raw<Mistake | null>(null);
  trouble = $state.raw<unknown>(null);
  /** Wrong answers so far; those against the rules do not count. */
  mistakes = $state(0);
  /** The solution was asked for. */
  shown = $state(false);
  /** The solution is being played. */
  playing = $state(false);
  /** No table speaks here, and nobody gives hints. */
  readonly update = null;
  readonly hint = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: string,
    readonly name: string,
  ) {}

  get question(): Question | null {
    return this.playing || this.shown ? null : (this.moment?.question ?? null);
  }

  /** It is over: solved, or shown to its end. */
  get over(): boolean {
    return !this.playing && (this.moment?.verdict === 'solved' || this.shown);
  }

  /** Solved without a mistake. */
  get clean(): boolean {
    return this.moment?.verdict === 'solved' && !this.mistakes && !this.shown;
  }

  begin(): () => void {
    void this.send([]);
    return () => clearTimeout(this.timer);
  }

  /** Try it from its beginning once more. */
  again(): void {
    this.shown = false;
    this.mistake = null;
    void this.send([]);
  }

  play(action: Plain): void {
    void this.answer([action]);
  }

  row(answers: readonly Plain[]): void {
    void this.answer(answers);
  }

  plan(actions: readonly Plain[]): void {
    void this.answer(actions);
  }

  /** What is not possible is no mistake: the server says why. */
  askWhy(action: Plain): void {
    void this.answer([action]);
  }

  async show(): Promise<void> {
    const from = this.moment?.given.length ?? 0;
    const found = await this.send(this.moment?.given ?? [], true);
    if (!found) return;
    this.mistake = null;
    this.shown = this.playing = true;
    this.step(from);
  }

  /** Go to the end of a solution that is being played. */
  skip(): void {
    clearTimeout(this.timer);
    this.playing = false;
    this.view = this.moment?.way.at(-1)?.view ?? this.view;
  }

  private step(at: number): void {
    const next = this.moment?.way[at];
    if (!next) {
      this.playing = false;
      return;
    }
    this.timer = setTimeout(() => {
      this.view = next.view;
      this.step(at + 1);
    }, BEAT);
  }

  private async answer(answers: readonly Plain[]): Promise<void> {
    const before = this.moment;
    if (!before || this.sending) return;
    const found = await this.send([...before.given, ...answers]);
    if (!found) return;
    const bad = found.verdict === 'wrong' || found.verdict === 'impossible';
    if (found.verdict === 'wrong') this.mistakes += 1;
    this.mistake = bad ? { sentence: said(before, found, answers), cost: found.cost, why: found.why } : null;
  }

  private async send(given: readonly Plain[], show = false): Promise<PuzzleMoment | null> {
    this.sending = true;
    try {
      const found = await tryPuzzle(this.game, this.name, { given: [...given], show });
      this.trouble = null;
      this.moment = found;
      this.view = found.view;
      return found;
    } catch (error) {
      this.trouble = error;
      return null;
    } finally {
      this.sending = false;
    }
  }
}

/** The first of some answers in words, if it is the one that was wrong. */
function said(before: PuzzleMoment, found: PuzzleMoment, answers: readonly Plain[]): Told | null {
  const [first] = answers;
  if (!first || found.given.length > before.given.length) return null;
  return before.question?.options.find(({ action }) => sameAction(action, first))?.sentence ?? null;
}
