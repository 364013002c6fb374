import { describe, expect, it } from 'vitest';
import { cutter, type Piece } from './terms';

const term = (name: string, ...forms: string[]) => ({ name, forms, about: `what ${name} means`, rule: '' });
const den = term('den', 'dens');
const lair = term('lair', 'lairs');
const howl = term('howl range', 'howl ranges');
const cut = cutter([den, lair, howl, term('howl', 'howls'), term('Bau', 'Baue', 'Baus')]);
const said = (pieces: readonly Piece[]) =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : `[${piece.said}:${piece.term.name}]`)).join('');

describe('the words of a game in a sentence', () => {
  it('are found in the forms that are declared, and in no others', () => {
    expect(said(cut('Two dens near a garden, denser.'))).toBe('Two [dens:den] near a garden, denser.');
  });
  it('are explained once in a sentence', () => {
    expect(said(cut('A den is a den.'))).toBe('A [den:den] is a den.');
  });
  it('may begin a sentence', () => {
    expect(said(cut('Lairs score.'))).toBe('[Lairs:lair] score.');
  });
  it('are taken as long as they are, over a space that does not break', () => {
    expect(said(cut('Your howl\u{A0}range grows.'))).toBe('Your [howl\u{A0}range:howl range] grows.');
  });
  it('keep their capital where a language writes one', () => {
    expect(said(cut('Im Bau, beim bau.'))).toBe('Im [Bau:Bau], beim bau.');
  });
  it('may hold any sign', () => {
    expect(said(cutter([term('points (GP)', 'face-up', 'B3.A')])('A face-up card, B3.A.'))).toContain('[face-up:');
  });
  it('leave a text whole that has none of them', () => {
    expect(cut('Nothing here.')).toEqual(['Nothing here.']);
    expect(cutter([])('den')).toEqual(['den']);
  });
});
