/**
 * What a room brings to the table page: its board, and how options and pieces belong together.
 *
 * `View`, `Action` and `Preview` are the room's own records, from its `schema.ts`. The frame hands on what the
 * server sent without looking into it: to the frame both are `Plain`.
 */

import type { Component } from 'svelte';
import type { Gesture, Offer } from '../lib/rows';
import type { Scene, Told as Happened, Telling } from '../lib/scenes';
import type { LogEntry, Plain, Question, SeatInfo, Told } from '../lib/schema';

export interface BoardProps<View, Action, Preview = Plain> {
  /** The name of the game, for a board that draws many. */
  game?: string;
  view: View;
  /** Whose eyes these are; null for a spectator. */
  seat: number | null;
  seats: readonly SeatInfo[];
  waiting: readonly number[];
  question: Question<Action, Preview> | null;
  /** The pieces that may be clicked. */
  lit: ReadonlySet<string>;
  chosen: readonly string[];
  /** The pieces with which one may begin anew while others are chosen. */
  starts?: ReadonlySet<string>;
  /** What pointing at a piece would give now. */
  offers?(handle: string): readonly Offer<Action, Preview>[];
  /** An offer in words. */
  tell?(offer: Offer<Action, Preview>): string;
  /** The pieces a hint points at. */
  hinted: ReadonlySet<string>;
  /** The pieces that have changed since the last own answer. */
  changed: ReadonlySet<string>;
  /** A replay with all cards open: what lies face down is shown too. */
  open?: boolean;
  /** What has happened so far, as far as it is shown. */
  log?: readonly LogEntry[];
  /** The scene that is told now, where the room tells a story. */
  telling?: Telling | null;
  say(told: Told): string;
  onpick(handle: string): void;
  /** Answers that are still gathered have changed: what was said about them before is over. */
  ondraft?(): void;
  /** Give all answers of a secret run at once; what was given before is replaced. */
  onplan?(actions: readonly Action[]): void;
}

export interface SummaryProps<View> {
  view: View;
  seats: readonly SeatInfo[];
  log: readonly LogEntry[];
  say(told: Told): string;
}

export interface Room<View = Plain, Action = Plain, Preview = Plain> {
  Board: Component<BoardProps<View, Action, Preview>>;
  /** How the last round went; shown when `chapter` grows, and when the game is over. */
  Summary?: Component<SummaryProps<View>>;
  chapter?(view: View): number;
  /** What stands above the summary, where it is not a round. */
  headline?(view: View, say: (told: Told) => string): string;
  /** Points so far, by seat. */
  scores?(view: View): readonly number[];
  /** One line on where the game stands, such as the round. */
  stand?(view: View): string;
  /** Where in the game a position is, such as the year and its phase; without it `stand` says so. */
  moment?(view: View, say: (told: Told) => string): string;
  /** The pieces that stand for an answer. */
  handles(action: Action, view: View): readonly string[];
  /** How one points at rows of answers, and at single ones; without a gesture they are given answer by answer. */
  gestures?(
    rows: readonly Offer<Action, Preview>[],
    view: View,
    singles: readonly Offer<Action, Preview>[],
  ): readonly Gesture<Action, Preview>[];
  /** A row of answers in words. */
  told?(row: Offer<Action, Preview>, view: View, say: (told: Told) => string): string;
  /** Answers that only say that nothing is left to do; `alone` if there is no other. They give themselves. */
  idle?(action: Action, preview: Preview | null, alone: boolean): boolean;
  /** What an answer gives up for good, in words; nothing for most. */
  forgone?(offer: Offer<Action, Preview>, view: View, say: (told: Told) => string): string;
  /** What a click on a piece that is not lit might have meant, to ask why it is not possible. */
  wish(handle: string, question: Question<Action> | null, view: View): Action | null;
  /** Answers that are confirmed before they are sent. */
  grave(action: Action): boolean;
  /**
   * What to say instead of the list of answers where the board answers a question all by itself;
   * null for all other questions.
   */
  owns?(question: Question<Action>, view: View): string | null;
  /** Tell whether the game has ended without a winner. */
  lost?(view: View): boolean;
  /** The pieces a line of the log speaks of, by their handles or names, as far as they lie on the table. */
  spoken?(line: LogEntry, view: View, log: readonly LogEntry[]): readonly string[];
  /** Not where the board itself says what is told just now: else what its lines speak of is ringed. */
  rings?: boolean;
  /** What has happened, cut into scenes; without it the views on the way are shown. */
  scenes?(before: View, update: Happened<View>): readonly Scene<View>[];
  /** The pieces that moved or turned between two views. */
  changes?(before: View, after: View): string[];
}
