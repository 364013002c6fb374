// Written by `python -m tools.typescript`; edit the Python records instead.

/** Take growth points. */
export interface TakePC {
  type: 'TakePC';
}

/** Take a resource of this kind. */
export interface TakeResource {
  type: 'TakeResource';
  resource: number;
}

/** Increase this cub by 1. */
export interface RaiseCub {
  type: 'RaiseCub';
  cub: number;
}

/** Advance on the bonus track of this territory. */
export interface AdvanceOn {
  type: 'AdvanceOn';
  territory: number;
}

/** Pay a resource of this kind. */
export interface PayResource {
  type: 'PayResource';
  resource: number;
}

/** Pay two resources of different kinds. */
export interface PayTwo {
  type: 'PayTwo';
  first: number;
  second: number;
}

/** Pay the mulotage tile stored last. */
export interface PayTile {
  type: 'PayTile';
}

/** Keep the roll. */
export interface KeepRoll {
  type: 'KeepRoll';
}

/** Use the ruse tile: roll again and choose. */
export interface RollAgain {
  type: 'RollAgain';
}

/** Let the roll of this value count. */
export interface Count {
  type: 'Count';
  value: number;
}

/** Put the die into this territory, on the Mountain (4) or into the player's own den (5). */
export interface Place {
  type: 'Place';
  place: number;
}

/** Move the fox by a number of spaces; 0 leaves it on the start. */
export interface Move {
  type: 'Move';
  spaces: number;
}

/** Turn up the mulotage tile here. */
export interface Mulotage {
  type: 'Mulotage';
}

/** Mark the space. */
export interface Mark {
  type: 'Mark';
}

/** Advance on the territory's bonus track, or on the Mountain on any. */
export interface Advance {
  type: 'Advance';
}

/** Increase a cub. */
export interface Raise {
  type: 'Raise';
}

/** Activate a bonus tile with a green flag. */
export interface Activate {
  type: 'Activate';
  bonus: number;
}

/** Exhaust the die to draw a private objective. */
export interface DrawCard {
  type: 'DrawCard';
}

/** Exhaust the die to throw this objective away and draw another. */
export interface SwapCard {
  type: 'SwapCard';
  objective: number;
}

/** Exhaust the die to use the exchange effect of this objective. */
export interface Exchange {
  type: 'Exchange';
  objective: number;
}

/** Gain a resource of choice. */
export interface Gather {
  type: 'Gather';
}

/** Draw and place a number of path tiles. */
export interface Dig {
  type: 'Dig';
  tiles: number;
}

/** Do nothing more with this die. */
export interface EndTurn {
  type: 'EndTurn';
}

/** Put the obstacle into this territory. */
export interface PutObstacle {
  type: 'PutObstacle';
  territory: number;
}

/** Lay the path tile on this cell, turned clockwise by quarter turns. */
export interface Lay {
  type: 'Lay';
  cell: number;
  turn: number;
}

/** Move the cube of this exit to this instinct. */
export interface Develop {
  type: 'Develop';
  exit: number;
  instinct: number;
}

/** Use the ruse tile. */
export interface UseRuse {
  type: 'UseRuse';
  ruse: number;
}

/** Play a bonus tile without flag. */
export interface PlayBonus {
  type: 'PlayBonus';
  bonus: number;
}

/** Exchange the cheese for PC. */
export interface TradeCheese {
  type: 'TradeCheese';
}

/** Move the hunter to this vital territory. */
export interface MoveHunter {
  type: 'MoveHunter';
  territory: number;
}

/** Give a resource of this kind for PC. */
export interface SellResource {
  type: 'SellResource';
  resource: number;
}

/** Give PC for resources of choice. */
export interface BuyResources {
  type: 'BuyResources';
}

/** Move this cub one space on the growth track. */
export interface Grow {
  type: 'Grow';
  cub: number;
}

/** Let this cub leave the den by this exit. */
export interface Leave {
  type: 'Leave';
  cub: number;
  exit: number;
}

/** Grow no more in this round. */
export interface StopGrowing {
  type: 'StopGrowing';
}

/** Chance: the path tile drawn. */
export interface DrawPath {
  type: 'DrawPath';
  path: number;
}

/** Chance: the bonus tile drawn. */
export interface DrawBonus {
  type: 'DrawBonus';
  bonus: number;
}

/** Chance: the mulotage tile turned up. */
export interface TurnUp {
  type: 'TurnUp';
  catch: number;
}

/** Chance: the private objective drawn. */
export interface DrawObjective {
  type: 'DrawObjective';
  objective: number;
}

/** Chance: this turn-order tile lies at the position. */
export interface DrawOrderTile {
  type: 'DrawOrderTile';
  order_tile: number;
}

/** Chance: this seat comes next in the first turn order. */
export interface DrawSeat {
  type: 'DrawSeat';
  seat: number;
}

/** Chance: the destiny tile of the round. */
export interface DrawDestiny {
  type: 'DrawDestiny';
  destiny: number;
}

/** Chance: the ruse tile drawn. */
export interface DrawRuse {
  type: 'DrawRuse';
  ruse: number;
}

/** Chance: the destiny die shows this value. */
export interface RollDestiny {
  type: 'RollDestiny';
  value: number;
}

/** Chance: the action die shows this value. */
export interface Roll {
  type: 'Roll';
  value: number;
}

/** B3.B.1 D7 At most one action per die: draw and place 1, 2 or 3 path tiles. */
export interface DigPath {
  type: 'DigPath';
  player: number;
}

/** B3.B.2 Chance draws a path tile, shown to all. */
export interface DrawPathTile {
  type: 'DrawPathTile';
  player: number;
  digger: number;
}

/** B3.B.2 D13 Lay the tile on the start cell or beside another, in any rotation. */
export interface LayPath {
  type: 'LayPath';
  player: number;
  path: number;
}

/** B6 The final scoring. */
export interface EndGame {
  type: 'EndGame';
}

/** C9 D15 X1: which two different kinds are paid. */
export interface PayForVP {
  type: 'PayForVP';
  player: number;
}

/** C9 D15 X4: which kind is paid. */
export interface PayForPC {
  type: 'PayForPC';
  player: number;
}

/** B5 All dice are used: the steps of the end of a round. */
export interface EndOfRound {
  type: 'EndOfRound';
}

/** B5 A step begins in which every player acts. */
export interface Announce {
  type: 'Announce';
  step: string;
}

/** B5.1 Players whose fox is in the territory of the tent gain 2 PC. */
export interface VisitTent {
  type: 'VisitTent';
}

/** B5.1 Players whose fox is in the territory of the bear gain a resource of choice. */
export interface VisitBear {
  type: 'VisitBear';
}

/** B5.3 Whoever has kept the cheese gains 4 VP; it goes back to the supply. */
export interface KeepCheese {
  type: 'KeepCheese';
}

/** B5.4 What is left on their dice is VP for all players; then all dice go back. */
export interface CountDice {
  type: 'CountDice';
}

/** B5.6-B5.10 Foxes to the centre, obstacles off, refill, catch up, new turn order. */
export interface TidyUp {
  type: 'TidyUp';
}

/** C10 D18 `ruse.hunter`: move the hunter to one of the three other vital territories. */
export interface LureHunter {
  type: 'LureHunter';
  player: number;
}

/** C10 D19 `ruse.swap`: sell one resource or buy two. */
export interface SwapGoods {
  type: 'SwapGoods';
  player: number;
}

/** B0.8 The PC at the end of an icon line, after the choices before them. */
export interface GivePC {
  type: 'GivePC';
  player: number;
  amount: number;
}

/** B0.2 D9 A resource of choice: any of the four kinds. */
export interface ChooseResource {
  type: 'ChooseResource';
  player: number;
}

/** B0.8 One cub increase: lost if no cub can take it, asked if several can. */
export interface RaiseOne {
  type: 'RaiseOne';
  player: number;
}

/** B3.A.3 D10 A cub increase goes to a cub on growth spaces 1-5, of any value below 6. */
export interface ChooseCub {
  type: 'ChooseCub';
  player: number;
}

/** B0.7 Draw a bonus tile; an empty pile is made of the discards, or nothing is drawn. */
export interface DrawTile {
  type: 'DrawTile';
  player: number;
}

/** B0.5 Chance draws a bonus tile; it is kept face up. */
export interface DrawBonusTile {
  type: 'DrawBonusTile';
  player: number;
  drawer: number;
}

/** B5.5 A player who can still pay a step or let a cub leave is asked. */
export interface GoOnGrowing {
  type: 'GoOnGrowing';
  player: number;
}

/** B5.5 D16 Move a cub one space, let a cub leave, or stop; as often as the player likes. */
export interface GrowCubs {
  type: 'GrowCubs';
  player: number;
}

/** B5.5 D17 The last step also costs one resource or the mulotage tile stored last. */
export interface PayLastStep {
  type: 'PayLastStep';
  player: number;
  cub: number;
}

/** B3.B.4 Develop what is due, until nothing is. */
export interface CheckInstincts {
  type: 'CheckInstincts';
  player: number;
}

/** B3.B.4 D14 Move the cube of a qualifying exit to a free instinct open to the cub there. */
export interface DevelopInstinct {
  type: 'DevelopInstinct';
  player: number;
}

/** B3.A' D6 Each action of the Mountain once per die; or end the turn. */
export interface ActOnMountain {
  type: 'ActOnMountain';
  player: number;
}

/** B3.A.1 D4 Move the fox forward from the start, or leave it there. */
export interface MoveFox {
  type: 'MoveFox';
  player: number;
}

/** B0.5 Chance turns up a face-down mulotage tile: any that nobody has seen of its shuffle. */
export interface TurnUpTile {
  type: 'TurnUpTile';
  player: number;
  finder: number;
  shuffle: number;
}

/** B3.A.3 The tile goes on a free space of the board, a failed one too, or is discarded. */
export interface StoreCatch {
  type: 'StoreCatch';
  player: number;
  catch: number;
}

/** B1.2 A player draws one of the first private objectives. */
export interface DealObjective {
  type: 'DealObjective';
  player: number;
}

/** B0.5 Chance draws a private objective, which its owner alone sees. */
export interface DrawPrivateObjective {
  type: 'DrawPrivateObjective';
  player: number;
  owner: number;
}

/** B5.2 The cards in hand that are fulfilled are all revealed and scored; then instincts. */
export interface ValidateObjectives {
  type: 'ValidateObjectives';
  player: number;
}

/** B4 D12 Storm and wolf go into a vital territory, tent and bear into any of the five. */
export interface PlaceObstacle {
  type: 'PlaceObstacle';
  player: number;
  obstacle: number;
}

/** B3.3 D3 A vital territory, the Mountain or the player's den, with a free open slot. */
export interface ChoosePlace {
  type: 'ChoosePlace';
  player: number;
}

/** B3.4 Subtract the slot's penalty; a die that falls to 0 is exhausted and brings 2 PC. */
export interface Penalty {
  type: 'Penalty';
  player: number;
}

/** B1.1 The turn order of round 1 is random. */
export interface DrawNextSeat {
  type: 'DrawNextSeat';
  player: number;
}

/** B1.1 Position 3 draws one of three turn-order tiles, positions 4 and 5 of three others. */
export interface DrawTileOf {
  type: 'DrawTileOf';
  player: number;
  position: number;
}

/** B1.2 Each player draws 3 private objectives. */
export interface DealCards {
  type: 'DealCards';
}

/** B2.1, B2.2 Turn-order duties and bonuses come first, then the round's effects. */
export interface BeginRound {
  type: 'BeginRound';
}

/** B2.1 The first player draws the destiny tile and puts the hunter where it says. */
export interface DrawDestinyTile {
  type: 'DrawDestinyTile';
  player: number;
}

/** B2.1 The second player rolls the destiny die: day or night, and the destiny value. */
export interface RollDestinyDie {
  type: 'RollDestinyDie';
  player: number;
}

/** B2.1 The third, fourth and fifth player gain what the tile of their position shows. */
export interface OrderBonus {
  type: 'OrderBonus';
  position: number;
}

/** B2.2 In round 1 each player draws one ruse tile into the ruse slot, face up. */
export interface DrawRuseTile {
  type: 'DrawRuseTile';
  player: number;
  drawer: number;
}

/** B2.2 D1 In round 1 each player then takes 2 PC or one resource of choice. */
export interface TakeFirstGain {
  type: 'TakeFirstGain';
  player: number;
}

/** B2.2 Round 2: the third die for all; rounds 3, 4: the fourth for two cubs out of the den. */
export interface RoundEffect {
  type: 'RoundEffect';
}

/** B3.A.3 D5 Each action printed on the arrival space once, in any order; or end the turn. */
export interface ActHere {
  type: 'ActHere';
  player: number;
}

/** B0.8 One step on a track of choice: lost if none is open, asked if several are. */
export interface AdvanceOnce {
  type: 'AdvanceOnce';
  player: number;
}

/** B3.A' D11 Advance on any bonus track whose end the player's paw has not reached. */
export interface ChooseTrack {
  type: 'ChooseTrack';
  player: number;
}

/** B3.A.3 A white crosshair moves the hunter one vital territory clockwise. */
export interface Crosshair {
  type: 'Crosshair';
}

/** B2.3 The next player in turn order who has a die takes a turn; nobody: the round ends. */
export interface NextTurn {
  type: 'NextTurn';
}

/** B3.1 Chance rolls one available die. */
export interface RollDie {
  type: 'RollDie';
  player: number;
  roller: number;
}

/** C10 D2 `ruse.reroll`: keep the roll, or roll again and choose which result counts. */
export interface ThinkAgain {
  type: 'ThinkAgain';
  player: number;
  value: number;
}

/** C10 D2 The second roll of `ruse.reroll`. */
export interface RollSecond {
  type: 'RollSecond';
  player: number;
  roller: number;
  before: number;
}

/** C10 D2 Choose which of the two rolls counts for everything. */
export interface ChooseRoll {
  type: 'ChooseRoll';
  player: number;
  one: number;
  other: number;
}

/** The table from one seat; fields that are not explained here are those of the state. */
export interface FoxesView {
  type: 'FoxesView';
  player: number | null;
  variant: ([string, string])[];
  seats: number;
  round: number;
  order: number[];
  order_tiles: number[];
  turn: number;
  destiny: number;
  destiny_value: number;
  destiny_pile: number[];
  hunter: number;
  obstacles: number[];
  flags: number[];
  cheese: number;
  markers: number[];
  mulotage: number[];
  shuffles: number[][];
  mulotage_discard: number[];
  slot_owner: number[];
  slot_value: number[];
  die: number;
  die_slot: number;
  done: number;
  boost: number;
  pc: number[];
  vp: number[];
  earned: number[];
  resources: number[];
  dice: number[];
  extra: number[];
  foxes: number[];
  steps: number[];
  home: number[];
  paws: number[];
  catches: number[];
  bonuses: number[];
  ruses: number[];
  cub_value: number[];
  cub_place: number[];
  cubes: number[];
  instincts: number[];
  dens: number[];
  hand: number[];
  hand_sizes: number[];
  validated: number[];
  ruse_pile: number[];
  bonus_pile: number[];
  bonus_discard: number[];
  path_pile: number[];
  objective_discard: number[];
  shown: number;
  pending: Pending[];
  day: boolean;
  open_slots: number[];
  next_slots: number[];
  reached: number[];
  connected: number[];
  step_prices: number[];
  coming: number[][];
  progress: number[];
}

/** What an answer, or a row of them, would do to whoever gives it. */
export interface Preview {
  pc?: number;
  vp?: number;
  resources?: number[];
  die?: number;
  tolls?: number[][];
  acts?: number[];
  cub?: number;
  space?: number;
  value?: number;
  frees?: number;
  joints?: number;
  reached?: boolean;
  exits?: number[];
  instincts?: number[];
  growing?: number[];
  leaving?: number[];
  forgoes_die?: boolean;
}

export type Action =
  | TakePC
  | TakeResource
  | RaiseCub
  | AdvanceOn
  | PayResource
  | PayTwo
  | PayTile
  | KeepRoll
  | RollAgain
  | Count
  | Place
  | Move
  | Mulotage
  | Mark
  | Advance
  | Raise
  | Activate
  | DrawCard
  | SwapCard
  | Exchange
  | Gather
  | Dig
  | EndTurn
  | PutObstacle
  | Lay
  | Develop
  | UseRuse
  | PlayBonus
  | TradeCheese
  | MoveHunter
  | SellResource
  | BuyResources
  | Grow
  | Leave
  | StopGrowing
  | DrawPath
  | DrawBonus
  | TurnUp
  | DrawObjective
  | DrawOrderTile
  | DrawSeat
  | DrawDestiny
  | DrawRuse
  | RollDestiny
  | Roll;

export type Pending =
  | DigPath
  | DrawPathTile
  | LayPath
  | EndGame
  | PayForVP
  | PayForPC
  | EndOfRound
  | Announce
  | VisitTent
  | VisitBear
  | KeepCheese
  | CountDice
  | TidyUp
  | LureHunter
  | SwapGoods
  | GivePC
  | ChooseResource
  | RaiseOne
  | ChooseCub
  | DrawTile
  | DrawBonusTile
  | GoOnGrowing
  | GrowCubs
  | PayLastStep
  | CheckInstincts
  | DevelopInstinct
  | ActOnMountain
  | MoveFox
  | TurnUpTile
  | StoreCatch
  | DealObjective
  | DrawPrivateObjective
  | ValidateObjectives
  | PlaceObstacle
  | ChoosePlace
  | Penalty
  | DrawNextSeat
  | DrawTileOf
  | DealCards
  | BeginRound
  | DrawDestinyTile
  | RollDestinyDie
  | OrderBonus
  | DrawRuseTile
  | TakeFirstGain
  | RoundEffect
  | ActHere
  | AdvanceOnce
  | ChooseTrack
  | Crosshair
  | NextTurn
  | RollDie
  | ThinkAgain
  | RollSecond
  | ChooseRoll;
