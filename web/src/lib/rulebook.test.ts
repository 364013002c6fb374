import { describe, expect, it } from 'vitest';
import { linked, searched, sections } from './rulebook';

const RULES = [
  ['1', 'A turn'],
  ['1.1', 'You take two actions.'],
  ['R8', 'Powers'],
  ['R8.2', 'Écuyer (1), while face up'],
  ['R8.2.1', 'Cards are shown at the end of the turn.'],
] as const;
const numbers = new Set(['13', '27a', 'R8.2', 'B3.A', "B3.A'", 't', '5.2']);

describe('the rules as a page', () => {
  it('have a section for each title, and sections inside sections', () => {
    expect(sections(RULES).map(({ number, inner }) => [number, inner])).toEqual([
      ['1', false],
      ['R8', false],
      ['R8.2', true],
    ]);
  });
  it('are searched without accents and capitals, word by word', () => {
    expect(searched(sections(RULES), 'turn CARDS').map(({ number }) => number)).toEqual(['R8.2']);
    expect(searched(sections(RULES), 'ecuyer').map(({ number }) => number)).toEqual(['R8.2']);
    expect(searched(sections(RULES), '  ')).toHaveLength(3);
  });
  it('lead from a number to its paragraph', () => {
    expect(linked('See rule 13 and R8.2, 27a.', numbers)).toEqual([
      'See rule ',
      { to: '13', said: '13' },
      ' and ',
      { to: 'R8.2', said: 'R8.2' },
      ', ',
      { to: '27a', said: '27a' },
      '.',
    ]);
    expect(linked('As in 5.2 (ruling t).', numbers)).toHaveLength(5);
    expect(linked("On the Mountain, B3.A'.", numbers)[1]).toEqual({ to: "B3.A'", said: "B3.A'" });
  });
  it('leave numbers alone that are amounts', () => {
    expect(linked('You get 13 tokens and a t of it.', numbers)).toEqual(['You get 13 tokens and a t of it.']);
  });
});
