// Written by `python -m tools.typescript`; edit the Python records instead.

/** Chance: this seat is called the youngest. */
export interface Youngest {
  type: 'Youngest';
  seat: number;
}

/** Chance: the card now looked at has this value. */
export interface Value {
  type: 'Value';
  value: number;
}

/** Look at two of the five cards just dealt. */
export interface LookAtTwo {
  type: 'LookAtTwo';
  first: number;
  second: number;
}

/** Draw the hidden top card of the deck. */
export interface Draw {
  type: 'Draw';
}

/** Draw the open card at this place of the display. */
export interface DrawOpen {
  type: 'DrawOpen';
  place: number;
}

/** Keep the card drawn at this point of a Rascal draw. */
export interface Keep {
  type: 'Keep';
  draw: number;
}

/** Take the top card of the discard pile. */
export interface Take {
  type: 'Take';
}

/** Call the end of the round. */
export interface Call {
  type: 'Call';
}

/** Use nothing more in this turn. */
export interface EndTurn {
  type: 'EndTurn';
}

/** Discard the card in hand. */
export interface Discard {
  type: 'Discard';
}

/** Exchange the card in hand for one's own card at this place. */
export interface Swap {
  type: 'Swap';
  place: number;
}

/** Begin to announce a set of several own cards. */
export interface Announce {
  type: 'Announce';
}

/** Choose one's own card at this place. */
export interface Pick {
  type: 'Pick';
  place: number;
}

/** Turn up the announced set. */
export interface Confirm {
  type: 'Confirm';
}

/** Lay a card of this value on top of the discard pile. */
export interface OnTop {
  type: 'OnTop';
  value: number;
}

/** Put the new card into this emptied place. */
export interface Put {
  type: 'Put';
  place: number;
}

/** Add the card at the left end of the village. */
export interface AddLeft {
  type: 'AddLeft';
}

/** Add the card at the right end of the village. */
export interface AddRight {
  type: 'AddRight';
}

/** Do not use the power, or do not go on with it. */
export interface Decline {
  type: 'Decline';
}

/** Use the power of the card just discarded. */
export interface UsePower {
  type: 'UsePower';
}

/** Choose the card at this place of this player's village. */
export interface Target {
  type: 'Target';
  seat: number;
  place: number;
}

/** Choose the card at this place of the discard pile, counted from the bottom. */
export interface Fetch {
  type: 'Fetch';
  place: number;
}

/** Lay the amulet on one's own card at this place. */
export interface UseAmulet {
  type: 'UseAmulet';
  place: number;
}

/** Look at one's own card at this place with an Empath of one's own. */
export interface UseEmpath {
  type: 'UseEmpath';
  place: number;
}

/** Set one's own Bodyguard at this place. */
export interface SetGuard {
  type: 'SetGuard';
  place: number;
}

/** Let the Bodyguard guard one's own card at this place. */
export interface Ward {
  type: 'Ward';
  place: number;
}

/** R0.3 A card nobody has seen gets its value; chance picks among all cards unseen so far. */
export interface Reveal {
  type: 'Reveal';
  player: number;
  card: number;
  viewer: number;
}

/** R8.4.1 With Rascals the draw goes on; then the player has the card or chooses one. */
export interface DrawOn {
  type: 'DrawOn';
  player: number;
}

/** R8.4.1 Choose where the next card of a Rascal draw comes from. */
export interface DrawNext {
  type: 'DrawNext';
  player: number;
}

/** R8.4.2 Keep exactly one of the drawn cards; the others go back where they came from. */
export interface KeepOne {
  type: 'KeepOne';
  player: number;
}

/** R3.3 Discard the drawn card or exchange it; meanwhile, window B. */
export interface HoldCard {
  type: 'HoldCard';
  player: number;
}

/** R2.1 The player whose turn it is takes it; then the turn ends. */
export interface BeginTurn {
  type: 'BeginTurn';
}

/** R9.1 (a) Villagers, (b) the last turn after a call, (c) refill the display; then R9.4. */
export interface EndOfTurn {
  type: 'EndOfTurn';
}

/** R9.1 (d) An empty deck ends the round; (e) otherwise the next player goes on. */
export interface CheckDeck {
  type: 'CheckDeck';
}

/** R10 Everybody loses the sum of their own cards; the caller may do better or worse. */
export interface ScoreRound {
  type: 'ScoreRound';
  ended_by: string;
}

/** R4.2 The card taken from the discard pile must be exchanged. */
export interface ExchangeTaken {
  type: 'ExchangeTaken';
  player: number;
}

/** R6.3 Announce the whole set, card by card in any order, before any of it is turned up. */
export interface AnnounceSet {
  type: 'AnnounceSet';
  player: number;
}

/** R6.4 The set succeeds if its values are equal; a Doppelganger equals any other (R8.13.1). */
export interface JudgeSet {
  type: 'JudgeSet';
  player: number;
}

/** R6.5 With a Doppelganger in the set, choose which value lies on top of the pile. */
export interface LayOnTop {
  type: 'LayOnTop';
  player: number;
}

/** R6.5 Put the new card into any place of the set; the other places close up. */
export interface PutNew {
  type: 'PutNew';
  player: number;
  on_top: number;
}

/** R6.6 After a failed set the new card is added at an end of the village. */
export interface AddNew {
  type: 'AddNew';
  player: number;
}

/** R6.7 The top card of the deck is added face down, unseen, at an end of choice. */
export interface AddPenalty {
  type: 'AddPenalty';
  player: number;
}

/** R8.3.2 Name the card that the Bodyguard guards besides itself. */
export interface ChooseWard {
  type: 'ChooseWard';
  player: number;
  guard: number;
}

/** R8.5.1 Exposer: turn up one own face-down card. */
export interface Expose {
  type: 'Expose';
  player: number;
}

/** R8.6.1 Revealer: turn up one face-down card in any village. */
export interface RevealAny {
  type: 'RevealAny';
  player: number;
}

/** R8.7.1 Beholder: look at one own face-down card, and perhaps at a second. */
export interface Behold {
  type: 'Behold';
  player: number;
  first: number;
}

/** R8.8.1 Apprentice Seer: look at one face-down card of an opponent. */
export interface LookAtOpponent {
  type: 'LookAtOpponent';
  player: number;
}

/** R8.9.1 Seer: look at one face-down card in any village. */
export interface LookAnywhere {
  type: 'LookAnywhere';
  player: number;
}

/** R8.10.1 Master: choose any card of the discard pile but the Master just laid there. */
export interface FetchDiscard {
  type: 'FetchDiscard';
  player: number;
}

/** R8.10.2 Master: the fetched card replaces a card of one's own, face up. */
export interface PlaceFetched {
  type: 'PlaceFetched';
  player: number;
}

/** R8.11.1 Witch: look at the top card of the deck, or decline. */
export interface UseWitch {
  type: 'UseWitch';
  player: number;
}

/** R8.11.2 Witch: the seen card takes the place of a legal target, face down. */
export interface PlaceWitched {
  type: 'PlaceWitched';
  player: number;
}

/** R8.12.1 Robber: choose a card of an opponent. */
export interface Rob {
  type: 'Rob';
  player: number;
}

/** R8.12.1 Robber: choose one's own card that takes the other's place. */
export interface GiveForIt {
  type: 'GiveForIt';
  player: number;
  owner: number;
  place: number;
}

/** R1.8 A seat drawn at random is called the youngest and starts round 1. */
export interface ChooseYoungest {
  type: 'ChooseYoungest';
  player: number;
}

/** R1.2-R1.5 Shuffle, remove, deal five cards each and turn up the first discard. */
export interface DealRound {
  type: 'DealRound';
}

/** R1.7 Choose two cards of one's own village to look at, while everybody else does the same. */
export interface LookAtTwoCards {
  type: 'LookAtTwoCards';
  player: number;
}

/** R1.7 All have chosen: everybody looks, and the places are public. */
export interface LookTogether {
  type: 'LookTogether';
}

/** R2.1 Draw, take the top discard, or call; before it, window A. */
export interface TakeTurn {
  type: 'TakeTurn';
  player: number;
}

/** R2.2 Window C opens if there is anything to use in it. */
export interface CloseTurn {
  type: 'CloseTurn';
  player: number;
}

/** R2.2 Window C: use what is free, or end the turn. */
export interface FinishTurn {
  type: 'FinishTurn';
  player: number;
}

/** The room's settings, chosen when the table is made. */
export interface Settings {
  edition: string;
  memory: string;
  witch: string;
  several: string;
  rounds: number;
  penalty: number;
}

/** How a round ended: public, and kept for whoever wants to look at it again. */
export interface RoundEnd {
  ended_by: string;
  caller: number;
  villages: number[][];
  sums: number[];
  lost: number[];
}

/** A scored round: what each player lost in it, and who lost least. */
export interface Scored {
  lost: number[];
  fewest: number[];
}

/** R10 What a call has changed in the round scored last. */
export interface Reckoning {
  won: boolean;
  added: number[];
}

/** The table from one seat. Cards are numbers; what the seat knows of them is in `value`. */
export interface SilverView {
  type: 'SilverView';
  player: number | null;
  aided: boolean;
  settings: Settings;
  seats: number;
  youngest: number;
  round: number;
  turn: number;
  caller: number;
  deck: number;
  deck_before: number;
  idle: number;
  holding: number;
  holding_open: boolean;
  amulet_holder: number;
  amulet_ready: boolean;
  amulet_on: number;
  value: number[];
  known: number[];
  up: number[];
  villages: number[][];
  discard: number[];
  display: number[];
  returned: number[];
  drawn: number[];
  picked: number[];
  wards: number[];
  spent: number[];
  looks: number[];
  fresh: number[];
  lost: number[];
  last: RoundEnd | null;
  shown: number;
  pending: Pending[];
  worth: number[];
  hidden: number[];
  protected: number[];
  totals: number[];
  leading: number[];
  rounds: Scored[];
  reckoning: Reckoning | null;
}

/** What an answer, or a row of them, would do to one's own village. */
export interface Preview {
  worth?: number;
  hidden?: number;
  doubt?: number[];
  added?: number;
  power?: number;
  by?: number;
  rests?: boolean;
}

export type Action =
  | Youngest
  | Value
  | LookAtTwo
  | Draw
  | DrawOpen
  | Keep
  | Take
  | Call
  | EndTurn
  | Discard
  | Swap
  | Announce
  | Pick
  | Confirm
  | OnTop
  | Put
  | AddLeft
  | AddRight
  | Decline
  | UsePower
  | Target
  | Fetch
  | UseAmulet
  | UseEmpath
  | SetGuard
  | Ward;

export type Pending =
  | Reveal
  | DrawOn
  | DrawNext
  | KeepOne
  | HoldCard
  | BeginTurn
  | EndOfTurn
  | CheckDeck
  | ScoreRound
  | ExchangeTaken
  | AnnounceSet
  | JudgeSet
  | LayOnTop
  | PutNew
  | AddNew
  | AddPenalty
  | ChooseWard
  | Expose
  | RevealAny
  | Behold
  | LookAtOpponent
  | LookAnywhere
  | FetchDiscard
  | PlaceFetched
  | UseWitch
  | PlaceWitched
  | Rob
  | GiveForIt
  | ChooseYoungest
  | DealRound
  | LookAtTwoCards
  | LookTogether
  | TakeTurn
  | CloseTurn
  | FinishTurn;
