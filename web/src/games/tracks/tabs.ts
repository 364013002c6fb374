/** On a phone the board is looked at in parts; each question has the part it is about. */

export type Tab = 'pack' | 'year' | 'counters';
export const TABS: readonly Tab[] = ['pack', 'year', 'counters'];

export const TAB_OF: Readonly<Record<string, Tab>> = {
  ChooseFirst: 'counters',
  ChooseCubs: 'counters',
  BringWolf: 'counters',
  PlaceCounter: 'counters',
  ConfirmPlacement: 'counters',
  VoteForPrey: 'year',
  DecidePrey: 'year',
  DiscardPrey: 'year',
  CatchPrey: 'year',
  ChooseCard: 'year',
  ChooseAttack: 'pack',
  AnswerAttack: 'pack',
  LetLeave: 'pack',
  AskAdmission: 'pack',
  GiveConsent: 'pack',
};
