// Written by `python -m tools.typescript`; edit the Python records instead.

export type Plain = { [field: string]: unknown };

export type Clock = 'relaxed' | 'live' | 'slow';

/** A sentence: its key and what fills its gaps. */
export interface Told {
  key: string;
  params: Plain;
}

/** Why something is refused: the rule's number, maybe empty, and a sentence. */
export interface Why {
  rule: string;
  message: Told;
}

/** What there is to know about a setting that is a row of whole numbers. */
export interface Figures {
  usual: number[];
  total: number | null;
  columns: Told[];
  rows: Told[];
  printed: boolean;
}

/** A setting of a room: a choice among names, a number between bounds, or a row of them. */
export interface SettingInfo {
  name: string;
  default: number | string;
  choices: string[] | null;
  low: number | null;
  high: number | null;
  figures: Figures | null;
}

/** What the home page shows of a game; its words are in the texts under `<name>.*`. */
export interface GameInfo {
  name: string;
  title: string;
  designers: string[];
  publishers: string[];
  year: number;
  fewest: number;
  most: number;
  minutes: [number, number];
  lowest_wins: boolean;
  settings: SettingInfo[];
  bots: string[];
  characters: string[];
  lesson: boolean;
}

/** Words in one language: sentences by key. */
export interface Texts {
  language: string;
  texts: Record<string, string>;
}

/** The rules of a game in one language. */
export interface Rulebook {
  language: string;
  rules: ([string, string])[];
}

/** Who shall sit in a seat of a new table: `me`, `open` for a friend, or a bot by name. */
export interface SeatWish {
  kind: 'me' | 'open' | 'bot';
  bot?: string | null;
}

/** What a visitor should know about this server before making a table. */
export interface House {
  version: string;
  key: string;
  page: string;
  clocks: Record<string, number>;
  away: number;
  addresses: string[];
}

/** A wish for a new table. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  name: string;
  variant?: Record<string, number | string>;
  clock?: Clock;
  public?: boolean;
}

/** A wish for the coached first game of a room; everything else is chosen by its lesson. */
export interface NewLesson {
  name: string;
}

/** The answer to whoever made or joined a table: keep the token, it is the seat. */
export interface Seated {
  table: string;
  seat: number | null;
  token: string;
  invites: Record<string, string>;
  invite: string | null;
}

/** A wish for a seat: with an invite to it or to the table, or any of a public table. */
export interface JoinTable {
  name: string;
  invite?: string | null;
}

/** A wish to play on from a moment of a finished game, in one of its seats, against bots. */
export interface PlayOn {
  n: number;
  seat: number;
  name: string;
  bot: string;
}

/** A wish that a bot takes an open seat. */
export interface BotWish {
  bot: string;
}

/** Who sits in a seat. */
export interface SeatInfo {
  name: string;
  kind: 'person' | 'open' | 'bot';
  bot: string | null;
  online: boolean;
  gone: boolean;
  held: boolean;
  free: boolean;
  off: boolean;
}

/** A moment of a finished game from which another game goes on. */
export interface Source {
  table: string;
  n: number;
}

/** A line of the lobby. */
export interface TableInfo {
  table: string;
  game: string;
  variant: Record<string, number | string>;
  seats: SeatInfo[];
  clock: Clock;
  public: boolean;
  status: 'open' | 'running' | 'over' | 'off';
  events: number;
  made: number;
  waiting: number[];
  colours: number[];
  ranks: number[] | null;
  scores: number[] | null;
  rematch: string | null;
  source: Source | null;
}

/** The tokens a browser keeps; the answer lists their tables as `MyTable`. */
export interface MyTables {
  tokens: string[];
}

/** A table of mine and my seat at it. */
export interface MyTable {
  token: string;
  seat: number | null;
  info: TableInfo;
}

/** One idea of a game: a picture, by day and by night, and a sentence or two. */
export interface GuidePanel {
  name: string;
  title: string;
  text: string;
  rule: string;
  day: string;
  night: string;
}

/** A game in a few pictures, in one language. */
export interface Guide {
  language: string;
  panels: GuidePanel[];
}

/** A word of a game: what it is called, how it may stand in a sentence, what it means. */
export interface TermInfo {
  name: string;
  forms: string[];
  about: string;
  rule: string;
}

/** What the words of a game mean, in one language. */
export interface Terms {
  language: string;
  terms: TermInfo[];
}

/** A part of the aid: its heading, and what stands there beside what it costs or brings. */
export interface AidSection {
  title: string;
  lines: ([string, string])[];
}

/** What to have at hand at one table, in one language. */
export interface Aid {
  language: string;
  sections: AidSection[];
}

/** First message: who I am. Without a token, a spectator. `since`: the last event I know. */
export interface Hello {
  type: 'hello';
  token?: string | null;
  since?: number;
  page?: string | null;
}

/** My answer to the question asked after event `n`. */
export interface Play {
  type: 'play';
  n: number;
  action: Plain;
  after?: number | null;
}

/** All my sealed answers in the secret run now open, from its first question on. */
export interface Plan {
  type: 'plan';
  n: number;
  actions: Plain[];
}

/** My answers to the question asked after event `n` and to those that follow, as one. */
export interface PlayRow {
  type: 'row';
  n: number;
  answers: Plain[];
}

/** Take back my last answer, or all of them to the boundary; in a run, of my sealed ones. */
export interface TakeBack {
  type: 'undo';
  n: number;
  all?: boolean;
}

/** Ask what a good bot would do here. */
export interface AskHint {
  type: 'hint';
  n: number;
}

/** Ask why I may not give this answer. */
export interface AskWhy {
  type: 'why';
  n: number;
  action: Plain;
}

/** A word to the table. */
export interface Say {
  type: 'chat';
  text: string;
}

/** Give up my seat: a bot plays on until somebody takes it or I come back. */
export interface Leave {
  type: 'leave';
}

/** Decide about the seat of somebody who has been away for long. */
export interface PassOn {
  type: 'pass_on';
  seat: number;
  to: 'bot' | 'anybody';
}

/** Wish, or no longer wish, to call the game off. */
export interface CallOff {
  type: 'call_off';
  agree: boolean;
}

/** Still there. */
export interface Ping {
  type: 'ping';
}

/** Something that is said, and the pieces and places it is about, as the board names them. */
export interface Bubble {
  text: Told;
  at: string[];
}

/** The game that is proposed after a lesson. */
export interface NextGame {
  seats: number;
  bot: string;
  variant: Record<string, number | string>;
}

/** The step at which a lesson stands; its texts are those of the lesson. */
export interface Coached {
  step: number;
  steps: number;
  said: Bubble[];
  wanted: Plain[][];
  notes: Record<string, Bubble>;
  first: NextGame | null;
}

/** A legal answer: the action to send back, what it does in words, and its rule. */
export interface Option<Action = Plain, Preview = Plain> {
  action: Action;
  sentence: Told;
  rule: string;
  preview?: Preview | null;
}

/** Answers that belong together and may be given as one, by their places in `Question.steps`. */
export interface Row<Preview = Plain> {
  answers: number[];
  preview?: Preview | null;
}

/** A line of the log and the event that caused it. */
export interface LogEntry {
  n: number;
  message: Told;
}

/** What this seat is asked now. */
export interface Question<Action = Plain, Preview = Plain> {
  prompt: Told;
  decision: string;
  rule: string;
  options: Option<Action, Preview>[];
  steps: Action[];
  rows: Row<Preview>[];
  secret: boolean;
  answered: Action[];
  left: number;
}

/** Everything this seat may know now. Sent after every event, and first after Hello. */
export interface Update {
  type: 'update';
  n: number;
  game: string;
  variant: Record<string, number | string>;
  seat: number | null;
  seats: SeatInfo[];
  colours: number[];
  view: Plain | null;
  frames: Plain[];
  frames_at: number[];
  waiting: number[];
  question: Question | null;
  log: LogEntry[];
  log_from: number;
  undo: Why | null;
  over: boolean;
  off: boolean;
  ranks: number[] | null;
  scores: number[] | null;
  deadline: number | null;
  clock: Clock;
  commitment: string;
  rematch: string | null;
  source: Source | null;
  invite: string | null;
  lesson: Coached | null;
}

/** A message that changed nothing, and why. */
export interface Refused {
  type: 'refused';
  n: number;
  why: Why;
}

/** One of the answers that a hint proposes, in their order. */
export interface HintStep {
  action: Plain;
  sentence: Told;
  later: Plain;
}

/** Why a plan was chosen, or what speaks against it: a fact that was counted. */
export interface Ground {
  text: Told;
  good: boolean | null;
}

/** What a good player would do with the rest of its turn, how it stands then, and why. */
export interface Advice {
  steps: HintStep[];
  grounds: Ground[];
  standing: Told | null;
  percent: number | null;
  next: Told[];
  lead: Told | null;
}

/** What a good player would do, at this moment of the table. */
export interface Hint {
  type: 'hint';
  n: number;
  rule: string;
  advice: Advice;
}

/** Why an answer is not possible; None if it is. */
export interface Reasoned {
  type: 'why';
  n: number;
  action: Plain;
  why: Why | null;
}

/** A word of somebody at the table; the last ones are sent again after Hello. */
export interface Chatted {
  type: 'chat';
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** Somebody came, left, or a bot took or gave back a seat; also how many look on. */
export interface People {
  type: 'people';
  seats: SeatInfo[];
  spectators: number;
}

/** Still here. */
export interface Pong {
  type: 'pong';
}

/** One step of a finished game, through somebody's eyes. */
export interface Frame {
  n: number;
  seat: number;
  action: Plain | null;
  view: Plain;
  log: LogEntry[];
  outcomes: Plain[] | null;
}

/** A stretch of a replay. */
export interface Frames {
  table: string;
  game: string;
  names: string[];
  events: number;
  turns: number[];
  commitment: string;
  seed: string | null;
  frames: Frame[];
}

/** A chance to win from 0 to 1, and the band in which it lies in most imagined worlds. */
export interface Chance {
  chance: number;
  low: number;
  high: number;
}

/** The chance of every seat after an event, each from what that seat could know. */
export interface Moment {
  n: number;
  seats: Chance[];
}

/** A stretch of events in which somebody's chance changed most. */
export interface Swing {
  n: number;
  since: number;
  seat: number;
  change: number;
  log: LogEntry[];
}

/** What dice or cards gave somebody, beside the mean of all that could have come. */
export interface Gift {
  n: number;
  seat: number;
  change: number;
  log: LogEntry[];
}

/** How good it was what somebody answered in one go, judged by what that seat knew then. */
export interface Verdict {
  n: number;
  until: number;
  seat: number;
  quality: 'best' | 'fine' | 'doubtful' | 'mistake';
  chance: number;
  best: number;
  doubt: number;
  played: Told[];
  better: Told[];
  grounds: Told[];
  opened: [number, number] | null;
}

/** A turn of a finished game tried once more: answers from its beginning on. */
export interface Trying {
  n: number;
  seat: number;
  given: Plain[];
}

/** Where such answers lead, and once the turn is over what they are worth. */
export interface Tried {
  view: Plain;
  question: Question | null;
  given: Plain[];
  why: Why | null;
  quality: 'best' | 'fine' | 'doubtful' | 'mistake' | null;
  chance: number | null;
  best: number | null;
  better: Told[];
  grounds: Told[];
  played: number | null;
}

/** How somebody played, and how lucky they were. */
export interface SeatScore {
  seat: number;
  accuracy: number;
  counts: Record<'best' | 'fine' | 'doubtful' | 'mistake', number>;
  luck: number;
}

/** A finished game as the search sees it, as far as it has got. */
export interface Analysis {
  table: string;
  people: number[];
  done: number;
  total: number;
  running: boolean;
  moments: Moment[];
  swings: Swing[];
  verdicts: Verdict[];
  scores: SeatScore[];
  gifts: Gift[];
}

/** A line of the list of puzzles. */
export interface PuzzleInfo {
  name: string;
  game: string;
  seats: number;
  themes: string[];
  level: number;
}

/** All puzzles, and the one of the day. */
export interface PuzzleList {
  date: string;
  daily: PuzzleInfo | null;
  puzzles: PuzzleInfo[];
}

/** Answers to a puzzle from its beginning: those that were right, then new ones. */
export interface PuzzleTry {
  given: Plain[];
  show: boolean;
}

/** An answer of the solution. */
export interface PuzzleStep {
  action: Plain;
  sentence: Told;
  view: Plain;
  chance: number | null;
  other: Told | null;
  other_chance: number | null;
}

/** A puzzle after some right answers, and what became of the last ones. */
export interface PuzzleMoment {
  puzzle: PuzzleInfo;
  variant: Record<string, number | string>;
  seat: number;
  colours: number[];
  view: Plain;
  question: Question | null;
  given: Plain[];
  verdict: 'open' | 'right' | 'wrong' | 'impossible' | 'solved';
  cost: number | null;
  why: Why | null;
  way: PuzzleStep[];
  chance: number | null;
  other: number | null;
  worlds: number;
}

export type ClientMessage =
  | Hello
  | Play
  | Plan
  | PlayRow
  | TakeBack
  | AskHint
  | AskWhy
  | Say
  | Leave
  | PassOn
  | CallOff
  | Ping;

export type ServerMessage =
  | Update
  | Refused
  | Hint
  | Reasoned
  | Chatted
  | People
  | Pong;
