import { describe, expect, it } from 'vitest';
import { faultOf, fits, isChanged, lines, type NumberRow, pasted, usualCells, written } from './figures';

function row(usual: number[], total: number | null = null, columns = 0, rows = 0): NumberRow {
  const labels = (count: number) => Array.from({ length: count }, (_, i) => ({ key: `label.${i}`, params: {} }));
  return {
    name: 'spirals',
    default: usual.join(' '),
    choices: null,
    low: 0,
    high: 12,
    figures: { usual, total, columns: labels(columns), rows: labels(rows), printed: true },
  };
}

describe('a row of numbers', () => {
  const spirals = row([0, 1, 3]);

  it('is as usual until a number differs', () => {
    expect(isChanged(spirals, usualCells(spirals))).toBe(false);
    expect(isChanged(spirals, ['0', '01', '3'])).toBe(false);
    expect(isChanged(spirals, ['0', '2', '3'])).toBe(true);
    expect(isChanged(spirals, ['', '1', '3'])).toBe(true);
  });

  it('takes whole numbers within its bounds', () => {
    expect(['0', '12', ' 7 '].map((text) => fits(spirals, text))).toEqual([true, true, true]);
    expect(['', '-1', '13', '1.5', '1e1', 'x'].some((text) => fits(spirals, text))).toBe(false);
  });

  it('says where it is wrong', () => {
    expect(faultOf(spirals, ['0', '1', '3'])).toBeNull();
    expect(faultOf(spirals, ['0', '13', ''])).toEqual({ kind: 'range', cell: 1 });
    expect(faultOf(row([2, 2], 4), ['3', '2'])).toEqual({ kind: 'total', cell: 0, sum: 5 });
    expect(faultOf(row([2, 2], 4), ['4', '0'])).toBeNull();
  });

  it('is sent with single spaces', () => {
    expect(written(['00', ' 4', '3'])).toBe('0 4 3');
  });

  it('takes a whole row at once', () => {
    expect(pasted(['0', '1', '3'], 0, '5, 6 7')).toEqual(['5', '6', '7']);
    expect(pasted(['0', '1', '3'], 1, '5 6 7')).toEqual(['0', '5', '6']);
    expect(pasted(['0', '1', '3'], 0, '5')).toBeNull();
  });

  it('may be a table', () => {
    expect(lines(spirals)).toEqual([[0, 1, 2]]);
    expect(lines(row([1, 2, 3, 4, 5, 6], null, 3, 2))).toEqual([
      [0, 1, 2],
      [3, 4, 5],
    ]);
  });
});
