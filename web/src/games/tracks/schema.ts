// Written by `python -m tools.typescript`; edit the Python records instead.

/** Begin with this wolf; also chance's choice after too many failed tries. */
export interface FirstWolf {
  type: 'FirstWolf';
  letter: number;
}

/** Chance: the next card turned up is this wolf. */
export interface Turned {
  type: 'Turned';
  wolf: number;
}

/** Chance: the next large prey is of this kind. */
export interface LargePrey {
  type: 'LargePrey';
  kind: number;
}

/** Chance: the birth card with this fight value. */
export interface BlueCard {
  type: 'BlueCard';
  value: number;
}

/** Lay these wolves among the cubs. */
export interface AddCubs {
  type: 'AddCubs';
  letters: number;
}

/** Vote for a large prey of this kind. */
export interface Vote {
  type: 'Vote';
  kind: number;
}

/** Settle that a prey of this kind is hunted. */
export interface Decide {
  type: 'Decide';
  kind: number;
}

/** Put this counter, or 0 for none, face down for this wolf and phase. */
export interface Place {
  type: 'Place';
  letter: number;
  phase: number;
  counter: number;
}

/** Stand by the whole placement. */
export interface Confirm {
  type: 'Confirm';
}

/** Chance: the next small prey card is of this kind, 0 for no prey. */
export interface SmallPrey {
  type: 'SmallPrey';
  kind: number;
}

/** Catch the small animal of this kind. */
export interface Catch {
  type: 'Catch';
  kind: number;
}

/** Chance: the fight card that says how badly a wolf is hurt. */
export interface Injury {
  type: 'Injury';
  value: number;
}

/** Discard a face-up large prey of this kind. */
export interface Discard {
  type: 'Discard';
  kind: number;
}

/** Attack this wolf. */
export interface Attack {
  type: 'Attack';
  wolf: number;
}

/** Attack nobody. */
export interface Pass {
  type: 'Pass';
}

/** Stand against the attack. */
export interface Fight {
  type: 'Fight';
}

/** Give way to the attack. */
export interface Submit {
  type: 'Submit';
}

/** Chance: a hand of fight cards, as bits; bit 1 is the card 1. */
export interface Hand {
  type: 'Hand';
  cards: number;
}

/** Play this fight card. */
export interface PlayCard {
  type: 'PlayCard';
  value: number;
}

/** Let these young wolves leave and the player's others stay. */
export interface Leave {
  type: 'Leave';
  letters: number;
}

/** Ask the others to admit a wolf. */
export interface AskToJoin {
  type: 'AskToJoin';
}

/** Ask for nothing now. */
export interface StayOut {
  type: 'StayOut';
}

/** Let the other player bring in a wolf. */
export interface Agree {
  type: 'Agree';
}

/** Keep the other player out. */
export interface Refuse {
  type: 'Refuse';
}

/** Bring in this wolf. */
export interface BringIn {
  type: 'BringIn';
  letter: number;
}

/** P1.0, R30 From the second year on, with a card in hand and an alpha pair. */
export interface Births {
  type: 'Births';
}

/** P1.1 The blue card says how many cubs are born. */
export interface DrawBirths {
  type: 'DrawBirths';
  player: number;
}

/** P1.3 Choose which cards of the hand become cubs; R19 nobody may refuse. */
export interface ChooseCubs {
  type: 'ChooseCubs';
  player: number;
  count: number;
}

/** P1.4 All added cards lie shuffled and face down beside the alpha female. */
export interface LayCubs {
  type: 'LayCubs';
}

/** PH1.1 Every seven points keep a cub alive; those farthest from the alpha female die. */
export interface RaiseCubs {
  type: 'RaiseCubs';
}

/** PH1.1, PH1.4, R20 The cub farthest out dies: it is shown to all and goes back to hand. */
export interface CubDies {
  type: 'CubDies';
  player: number;
}

/** PH1.2, PH1.3, R4 The first wolf gains recognition, whatever became of the cubs. */
export interface PraiseNurse {
  type: 'PraiseNurse';
}

/** M7, R26, R27 First the target, then the empty pack; otherwise another year begins. */
export interface CheckEnd {
  type: 'CheckEnd';
}

/** PH5.6a A side draws its hand from a shuffled deck of ten; PH5.10 nobody else sees it. */
export interface DealHand {
  type: 'DealHand';
  player: number;
  side: number;
  to: number;
  cards: number;
}

/** PH5.6c, PH5.6d Both choose a card, unless the fight is over. */
export interface NextExchange {
  type: 'NextExchange';
}

/** PH5.6c Choose a fight card in secret. */
export interface ChooseCard {
  type: 'ChooseCard';
  player: number;
  side: number;
}

/** PH5.6c Both cards are shown; the lower loses points, or the fight at once. */
export interface OpenCards {
  type: 'OpenCards';
}

/** PH5.8iv A losing female is hurt; PH5.8v, R6 only then an omega is looked for. */
export interface InjureLoser {
  type: 'InjureLoser';
  player: number;
  wolf: number;
}

/** PH4.1 A weak howl drives prey away, a strong one brings prey; PH4.3 then recognition. */
export interface Howl {
  type: 'Howl';
}

/** PH4.1a Discard one of the large prey face up. */
export interface DiscardPrey {
  type: 'DiscardPrey';
  player: number;
}

/** PH4.2, R4 The first wolf gains recognition whatever the sum; O4.2, R40 also an omega. */
export interface PraiseHowler {
  type: 'PraiseHowler';
}

/** PH3.1 The sum against the three numbers of the prey; PH3.7 the order of what follows. */
export interface PackHunt {
  type: 'PackHunt';
}

/** PH3.2, R41 A fight card says how much strength the first wolf loses. */
export interface InjureHunter {
  type: 'InjureHunter';
  player: number;
  wolf: number;
}

/** PH3.3, R42 Not killed: all cubs die, every wolf loses two; R11 the prey stays face up. */
export interface Starve {
  type: 'Starve';
}

/** PH3.4 Killed: the card is discarded, and the pack eats. */
export interface Feast {
  type: 'Feast';
}

/** PH3.5, R5 The first wolf gains recognition if it is still alive. */
export interface Bite {
  type: 'Bite';
}

/** PH3.6 A wolf that is still omega is excluded; O4.1 not if the omega stays. */
export interface ExpelOmega {
  type: 'ExpelOmega';
}

/** O1.1, R36 Who has lost the last wolf since the last asking point, or has none at P. */
export interface AskingPoint {
  type: 'AskingPoint';
}

/** O1.1 Ask the others to admit a wolf, or wait. */
export interface AskAdmission {
  type: 'AskAdmission';
  player: number;
}

/** O1.2 Agree that a player brings in a wolf, or refuse. */
export interface GiveConsent {
  type: 'GiveConsent';
  player: number;
  asker: number;
}

/** O1.2 Only if all others agree the wolf comes in. */
export interface CountConsents {
  type: 'CountConsents';
  asker: number;
}

/** O1.2, O1.3 Place a wolf from hand openly at the bottom of its column. */
export interface BringWolf {
  type: 'BringWolf';
  player: number;
}

/** PH0.1, PH0.2, PH0.5 All counters of a column are revealed and paid for at once. */
export interface RevealColumn {
  type: 'RevealColumn';
  phase: number;
}

/** PH0.3, R34 Higher counters first, then rank; fixed after the deaths of the reveal. */
export interface FixSequence {
  type: 'FixSequence';
}

/** P3.1 Every wolf of the pack may get a counter for each phase. */
export interface BeginPlacement {
  type: 'BeginPlacement';
}

/** P3.1 Put a counter for this wolf and phase, or leave the cell empty. */
export interface PlaceCounter {
  type: 'PlaceCounter';
  player: number;
  cell: number;
}

/** P3.2 Confirm the placement; it may be changed until the last player has confirmed. */
export interface ConfirmPlacement {
  type: 'ConfirmPlacement';
  player: number;
}

/** P3.2, P3.3 Nothing changes any more; everybody sees which cells are filled. */
export interface ClosePlacement {
  type: 'ClosePlacement';
}

/** P2.1 The top card of the large prey is turned up. */
export interface TurnLarge {
  type: 'TurnLarge';
  player: number;
}

/** P2.1 One more large prey comes in sight each year. */
export interface RevealPrey {
  type: 'RevealPrey';
}

/** P2.2, R12 All players vote, unless there is only one kind of prey. */
export interface AskVotes {
  type: 'AskVotes';
}

/** P2.2 Vote for the prey of the pack hunt; P2.4 all at the same time. */
export interface VoteForPrey {
  type: 'VoteForPrey';
  player: number;
}

/** P2.2, R32 More than half of the players decide; otherwise the alpha female's player. */
export interface CountVotes {
  type: 'CountVotes';
}

/** P2.2 Without a majority the alpha female's player decides freely; R13 else the male's. */
export interface DecidePrey {
  type: 'DecidePrey';
  player: number;
}

/** PH5.1, PH5.9 Females first, then males, each in the order fixed at the reveal. */
export interface RankFights {
  type: 'RankFights';
}

/** PH5.2 A wolf that is alive, no omega and has not submitted may attack once. */
export interface TakeAttack {
  type: 'TakeAttack';
  wolf: number;
}

/** PH5.2, R9 Attack a wolf, or pass: that costs nothing. */
export interface ChooseAttack {
  type: 'ChooseAttack';
  player: number;
  wolf: number;
}

/** PH5.4 Stand against an attack, or submit. */
export interface AnswerAttack {
  type: 'AnswerAttack';
  player: number;
  attacker: number;
  defender: number;
}

/** M1, M2 Occupied rows count from the bottom, and every chip is a point. */
export interface ScorePack {
  type: 'ScorePack';
}

/** M3, R7 Each alpha loses one strength; O2, R38 with a life span the zones decide instead. */
export interface Age {
  type: 'Age';
}

/** M4 Five points for each of their wolves that died this year, three for each one excluded. */
export interface PayPenalties {
  type: 'PayPenalties';
}

/** B1.4 Every player secretly chooses a wolf; B1.5 after three failures chance does. */
export interface AskFirst {
  type: 'AskFirst';
}

/** B1.4 Choose the wolf that begins in the pack. */
export interface ChooseFirst {
  type: 'ChooseFirst';
  player: number;
}

/** B1.4, B1.8 The choices of all players are opened. */
export interface OpenFirst {
  type: 'OpenFirst';
}

/** B1.5 Chance chooses a player's first wolf, and again until both sexes are there. */
export interface DrawFirst {
  type: 'DrawFirst';
  player: number;
  seat: number;
}

/** B1.5 The wolves that chance has drawn, in plain sight. */
export interface OpenDrawn {
  type: 'OpenDrawn';
}

/** B1.4 The next shuffled card is turned: the first of each sex is alpha, others follow. */
export interface TurnFirst {
  type: 'TurnFirst';
  player: number;
}

/** PH2.1, PH2.2 One wolf after the other hunts; then those without a catch go hungry. */
export interface SolitaryHunt {
  type: 'SolitaryHunt';
}

/** PH2.2 The display is filled to three cards; PH2.3 three times no prey ends the hunt. */
export interface HuntAlone {
  type: 'HuntAlone';
  wolf: number;
}

/** PH2.2 The top card of the small prey is turned up. */
export interface TurnSmall {
  type: 'TurnSmall';
  player: number;
}

/** PH2.1, R23 Catch one of the animals; it may not be left. */
export interface CatchPrey {
  type: 'CatchPrey';
  player: number;
  wolf: number;
}

/** PH2.4 Every wolf without a catch loses two; PH2.5 the small prey is shuffled again. */
export interface GoHungry {
  type: 'GoHungry';
}

/** B2, M7c A new year, with all counters back; below it lies the year after. */
export interface BeginYear {
  type: 'BeginYear';
}

/** M5, M8 The cubs are turned one by one, the nearest to the alpha female first. */
export interface GrowUp {
  type: 'GrowUp';
}

/** M5 The next cub joins the pack at the bottom of its column. */
export interface CubGrows {
  type: 'CubGrows';
  player: number;
}

/** M6 Whoever has young wolves decides about them. */
export interface AskLeaving {
  type: 'AskLeaving';
}

/** M6 Decide in secret which of their young wolves leave. */
export interface LetLeave {
  type: 'LetLeave';
  player: number;
}

/** M6, M8, R28 Leavers of both sexes are paired from the bottom; the rest leave alone. */
export interface Part {
  type: 'Part';
}

/** The room's settings, chosen when the table is made, with the values of the components. */
export interface Settings {
  joining: boolean;
  life_span: boolean;
  strength_first: boolean;
  omega_stays: boolean;
  target: number;
  spirals: number[];
  small_cards: number[];
  small_strength: number[];
  large_cards: number[];
  large_black: number[];
  large_green: number[];
  large_red: number[];
  large_food: number[];
  births: number[];
  colours: number[];
  female: number[];
}

/** A phase in which the counters of the whole pack are added up. */
export interface Goal {
  phase: number;
  marks: number[];
}

/** What a wolf's counters may cost before it is in danger; one entry for each phase. */
export interface Bearing {
  left: number;
  dies: number[];
  risks: number[];
}

/** What becomes of a wolf by its own counters, and by the hunger that is certain. */
export interface Prospect {
  wolf: number;
  most: number;
  idle: Bearing;
  hunting: Bearing;
}

/** The pack from one seat. Fields are those of the state, with the others' secrets masked. */
export interface TracksView {
  type: 'TracksView';
  player: number | null;
  settings: Settings;
  seats: number;
  year: number;
  phase: number;
  placed: boolean;
  result: number;
  omega: number;
  quarry: number;
  tries: number;
  submitted: number;
  attacker: number;
  defender: number;
  drawn: number;
  points: number[];
  ledger: number[];
  where: number[];
  unsure: number[];
  cubs: number[];
  strength: number[];
  vigour: number[];
  chips: number[];
  males: number[];
  females: number[];
  counters: number[];
  sequence: number[];
  caught: number[];
  small_pile: number[];
  display: number[];
  large_pile: number[];
  large_open: number[];
  large_discard: number[];
  votes: number[];
  added: number[];
  deaths: number[];
  exclusions: number[];
  bereft: number[];
  young: number[];
  fight_scores: number[];
  fight_sizes: number[];
  fight_hand: number;
  fight_played: number[];
  sealed: number[];
  shown: number;
  pending: Pending[];
  rows: number[][];
  titles: number[];
  placing: boolean;
  asked: number[];
  goals: Goal[];
  prospects: Prospect[];
  coming: number;
}

/** What an answer would do. */
export interface Preview {
  strength?: number;
  yields?: boolean;
  rises?: boolean;
  cards?: number[];
  scores?: number[];
  chips?: number;
  least?: number;
  most?: number;
}

export type Action =
  | FirstWolf
  | Turned
  | LargePrey
  | BlueCard
  | AddCubs
  | Vote
  | Decide
  | Place
  | Confirm
  | SmallPrey
  | Catch
  | Injury
  | Discard
  | Attack
  | Pass
  | Fight
  | Submit
  | Hand
  | PlayCard
  | Leave
  | AskToJoin
  | StayOut
  | Agree
  | Refuse
  | BringIn;

export type Pending =
  | Births
  | DrawBirths
  | ChooseCubs
  | LayCubs
  | RaiseCubs
  | CubDies
  | PraiseNurse
  | CheckEnd
  | DealHand
  | NextExchange
  | ChooseCard
  | OpenCards
  | InjureLoser
  | Howl
  | DiscardPrey
  | PraiseHowler
  | PackHunt
  | InjureHunter
  | Starve
  | Feast
  | Bite
  | ExpelOmega
  | AskingPoint
  | AskAdmission
  | GiveConsent
  | CountConsents
  | BringWolf
  | RevealColumn
  | FixSequence
  | BeginPlacement
  | PlaceCounter
  | ConfirmPlacement
  | ClosePlacement
  | TurnLarge
  | RevealPrey
  | AskVotes
  | VoteForPrey
  | CountVotes
  | DecidePrey
  | RankFights
  | TakeAttack
  | ChooseAttack
  | AnswerAttack
  | ScorePack
  | Age
  | PayPenalties
  | AskFirst
  | ChooseFirst
  | OpenFirst
  | DrawFirst
  | OpenDrawn
  | TurnFirst
  | SolitaryHunt
  | HuntAlone
  | TurnSmall
  | CatchPrey
  | GoHungry
  | BeginYear
  | GrowUp
  | CubGrows
  | AskLeaving
  | LetLeave
  | Part;
