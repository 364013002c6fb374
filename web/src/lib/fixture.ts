/** Small things that tests of every room lay on their tables. */

import type { Option, Question } from './schema';

const NOTHING_TOLD = { key: '', params: {} };

/** The same number several times. */
export const row = (count: number, value: number): number[] => Array.from({ length: count }, () => value);

/** An answer that is offered, without words. */
export const option = <const Action>(action: Action): Option<Action> => ({ action, sentence: NOTHING_TOLD, rule: '' });

/** The question of a decision, without answers. */
export const asked = (decision: string): Question<never> => ({
  prompt: NOTHING_TOLD,
  decision,
  rule: '',
  options: [],
  steps: [],
  rows: [],
  secret: false,
  answered: [],
  left: 1,
});

/** A number in front of the word it counts, which would have to agree with it. */
export const withNoun = (count: number): RegExp => new RegExp(`\\b${count} [a-zäöüß]+s?\\b(?<!of|sur|von)`, 'i');
