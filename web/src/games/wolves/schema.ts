// Written by `python -m tools.typescript`; edit the Python records instead.

/** Chance: this region board comes next. */
export interface Board {
  type: 'Board';
  board: number;
}

/** Chance: a stack of this prey comes next. */
export interface Herd {
  type: 'Herd';
  prey: number;
}

/** Chance: this pile of region tokens comes next. */
export interface Pile {
  type: 'Pile';
  pile: number;
}

/** Chance: this seat is the first player. */
export interface Starter {
  type: 'Starter';
  seat: number;
}

/** Lead the pack whose home is this terrain. */
export interface Pack {
  type: 'Pack';
  terrain: number;
}

/** Lay the five double tiles with this side up. */
export interface LayTiles {
  type: 'LayTiles';
  side: number;
}

/** Put an alpha and a pack wolf on this hex. */
export interface Place {
  type: 'Place';
  hex: number;
}

/** Take the action to move wolves. */
export interface Move {
  type: 'Move';
}

/** Take the action to howl at a lone wolf. */
export interface Howl {
  type: 'Howl';
}

/** Take the action to build a den. */
export interface BuildDen {
  type: 'BuildDen';
}

/** Take the action to make a den a lair. */
export interface UpgradeDen {
  type: 'UpgradeDen';
}

/** Take the action to dominate an enemy piece. */
export interface Dominate {
  type: 'Dominate';
}

/** Give back a bonus action token for one more action. */
export interface BonusAction {
  type: 'BonusAction';
}

/** End the turn. */
export interface EndTurn {
  type: 'EndTurn';
}

/** Pay with this tile and flip it. */
export interface Flip {
  type: 'Flip';
  tile: number;
}

/** Pay with a bonus terrain token. */
export interface Spend {
  type: 'Spend';
}

/** Pay a move with a bonus terrain token that stands for this terrain. */
export interface SpendAs {
  type: 'SpendAs';
  terrain: number;
}

/** Choose one's own wolf of this kind on this hex to move. */
export interface Pick {
  type: 'Pick';
  hex: number;
  kind: number;
}

/** Let the chosen wolf go to this hex. */
export interface Go {
  type: 'Go';
  hex: number;
}

/** Move no more wolves. */
export interface Stop {
  type: 'Stop';
}

/** Let the displaced wolf flee to this hex. */
export interface Flee {
  type: 'Flee';
  hex: number;
}

/** Howl at the lone wolf on this hex. */
export interface HowlAt {
  type: 'HowlAt';
  hex: number;
}

/** Build the den on this hex. */
export interface DigAt {
  type: 'DigAt';
  hex: number;
}

/** Take the next den of this track. */
export interface Track {
  type: 'Track';
  track: number;
}

/** Make one's own den on this hex a lair. */
export interface UpgradeAt {
  type: 'UpgradeAt';
  hex: number;
}

/** Dominate the enemy den or pack wolf on this hex. */
export interface Target {
  type: 'Target';
  hex: number;
  kind: number;
}

/** Take the prey from the stack on this hex. */
export interface HuntAt {
  type: 'HuntAt';
  hex: number;
}

/** 14 Choose where to build the den; its terrain is what has to be paid. */
export interface ChooseSite {
  type: 'ChooseSite';
  player: number;
}

/** 15 Take the next den of any one track; what it uncovers counts at once. */
export interface ChooseTrack {
  type: 'ChooseTrack';
  player: number;
}

/** 13 The player whose alpha or lair displaces a wolf chooses among its nearest refuges. */
export interface DisplaceWolf {
  type: 'DisplaceWolf';
  player: number;
  wolf: number;
}

/** 23 Choose the enemy piece to dominate; its terrain is what has to be paid. */
export interface ChooseVictim {
  type: 'ChooseVictim';
  player: number;
}

/** 25, t The piece goes to the calendar; the next of its kind takes its place. */
export interface Subdue {
  type: 'Subdue';
  player: number;
}

/** 3, nn The first player is drawn; then wolves are placed, there and back. */
export interface DrawStarter {
  type: 'DrawStarter';
  player: number;
}

/** 3 Put the first pair on a free hex of the start board. */
export interface PlaceFirstPair {
  type: 'PlaceFirstPair';
  player: number;
}

/** 3, oo Put the second pair on a free hex across the canyon from the first. */
export interface PlaceSecondPair {
  type: 'PlaceSecondPair';
  player: number;
}

/** 3a Two players: put a pair on an empty hex of a region without a crescent. */
export interface PlacePair {
  type: 'PlacePair';
  player: number;
}

/** 21 Choose the lone wolf to howl at; its terrain is what has to be paid. */
export interface ChooseLoneWolf {
  type: 'ChooseLoneWolf';
  player: number;
}

/** 22 The lone wolf goes to the calendar; the next wolf of the row takes its hex. */
export interface CallWolf {
  type: 'CallWolf';
  player: number;
}

/** 26, k, l, m The player who has acted takes every prey surrounded, one of each kind. */
export interface Hunt {
  type: 'Hunt';
  player: number;
}

/** 27a Two stacks of one kind are surrounded: choose which one gives its token. */
export interface ChooseStack {
  type: 'ChooseStack';
  player: number;
  prey: number;
}

/** 17 Choose which of one's own dens becomes a lair; its terrain is what has to be paid. */
export interface ChooseDen {
  type: 'ChooseDen';
  player: number;
}

/** 18 The den goes to the calendar, the lair takes its place and brings a terrain token. */
export interface RaiseLair {
  type: 'RaiseLair';
  player: number;
}

/** 30, bb At the end of a turn every phase that is due is scored, in order. */
export interface ScoreMoons {
  type: 'ScoreMoons';
}

/** 7, n Flip one tile, or name the terrain a token stands for. */
export interface PayMove {
  type: 'PayMove';
  player: number;
}

/** 7, e Choose the next wolf to move, or stop. */
export interface MoveWolves {
  type: 'MoveWolves';
  player: number;
  terrain: number;
}

/** 7 Choose where the wolf goes: 8-12 say where it may stop. */
export interface SendWolf {
  type: 'SendWolf';
  player: number;
  terrain: number;
}

/** 7 After a displacement the move goes on. */
export interface GoOn {
  type: 'GoOn';
  player: number;
  terrain: number;
}

/** 5 Pick a tile that shows the terrain, or a token, until the cost is paid. */
export interface PayFor {
  type: 'PayFor';
  player: number;
  terrain: number;
  left: number;
  habitat_used: boolean;
}

/** 1 A region board at random lies in each slot around the middle. */
export interface LayBoard {
  type: 'LayBoard';
  player: number;
  slot: number;
}

/** 1 A stack of prey at random lies on each prey hex. */
export interface DealHerd {
  type: 'DealHerd';
  player: number;
  slot: number;
}

/** 1 A region token at random, or a pile of two, lies on each water hole. */
export interface DealPile {
  type: 'DealPile';
  player: number;
  slot: number;
}

/** 1 The map is complete: lone wolves on their hexes, and the third pack with two players. */
export interface LayOut {
  type: 'LayOut';
}

/** 2a Choose a free colour; the last to choose also names the third pack of two players. */
export interface ChoosePack {
  type: 'ChoosePack';
  player: number;
  seat: number;
}

/** 2b Lay the five double tiles so that no terrain shows twice among them: two ways. */
export interface LayDoubleTiles {
  type: 'LayDoubleTiles';
  player: number;
}

/** 4, 3b A turn begins: two actions. */
export interface BeginTurn {
  type: 'BeginTurn';
  player: number;
}

/** 4, p, ll Choose the next action; the turn ends when the player says so. */
export interface TakeAction {
  type: 'TakeAction';
  player: number;
}

/** 6, 34 The next player clockwise takes a turn, unless the full moon has ended the game. */
export interface PassOn {
  type: 'PassOn';
  player: number;
}

/** The room's settings, chosen when the table is made. */
export interface Settings {
  packs: string;
  changes: ([string, string])[];
}

/** A region as it stands: its moon now, who has what, and what scoring it would give. */
export interface Region {
  slot: number;
  moon: number;
  control: number[];
  alphas: number[];
  gains: number[];
  leaders: number[];
  stalkers: number[];
}

/** The table from one seat, the same for all; hexes and pieces are numbers as in the state. */
export interface WolvesView {
  type: 'WolvesView';
  player: number | null;
  settings: Settings;
  seats: number;
  starter: number;
  turn: number;
  turns: number;
  actions: number;
  third_pack: number;
  target: number;
  victim: number;
  phase: number;
  boards: number[];
  prey: number[];
  piles: number[];
  scored: number[];
  herd: number[];
  lone: number[];
  ground: number[];
  one: number[];
  two: number[];
  where: number[];
  home: number[];
  tiles: number[];
  dug: number[];
  lairs: number[];
  called: number[];
  hunted: number[];
  terrain_tokens: number[];
  action_tokens: number[];
  won: number[];
  runner_up: number[];
  calendar: number[];
  moved: number[];
  shown: number;
  pending: Pending[];
  terrain: number[];
  regions: Region[];
  parts: number[][];
  stake: number[];
  moon_in: number;
  first_places: number[];
  second_places: number[];
  backs: number[];
  earshot: number[];
}

/** What an answer, or a row of them, would do. */
export interface Preview {
  way?: number[];
  victim?: number;
  refuges?: number[];
  terrain?: number;
  cost?: number;
  tiles?: number[];
  points?: number;
  prey?: number[];
  reach?: number[];
}

export type Action =
  | Board
  | Herd
  | Pile
  | Starter
  | Pack
  | LayTiles
  | Place
  | Move
  | Howl
  | BuildDen
  | UpgradeDen
  | Dominate
  | BonusAction
  | EndTurn
  | Flip
  | Spend
  | SpendAs
  | Pick
  | Go
  | Stop
  | Flee
  | HowlAt
  | DigAt
  | Track
  | UpgradeAt
  | Target
  | HuntAt;

export type Pending =
  | ChooseSite
  | ChooseTrack
  | DisplaceWolf
  | ChooseVictim
  | Subdue
  | DrawStarter
  | PlaceFirstPair
  | PlaceSecondPair
  | PlacePair
  | ChooseLoneWolf
  | CallWolf
  | Hunt
  | ChooseStack
  | ChooseDen
  | RaiseLair
  | ScoreMoons
  | PayMove
  | MoveWolves
  | SendWolf
  | GoOn
  | PayFor
  | LayBoard
  | DealHerd
  | DealPile
  | LayOut
  | ChoosePack
  | LayDoubleTiles
  | BeginTurn
  | TakeAction
  | PassOn;
