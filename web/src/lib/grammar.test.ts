import { expect, test } from 'vitest';

import cases from '../../../tests/grammar.json';
import { functionsOf, Noun } from './grammar';

test.each(cases)('$language: $call of $text is $said', ({ language, call, text, traits, said }) => {
  expect(functionsOf(language)[call]?.([traits ? new Noun(text, traits) : text], {})).toBe(said);
});
