import { expect, test } from 'vitest';
import { type Browsing, renew } from './renewal';

const OLD = '/meute/assets/index-OLD.js';

/** A page that runs some script, in a browser with or without a memory; what it does is counted. */
function page(mine: string | null, memory = true): Browsing & { reloads: number } {
  let kept: string | null = null;
  return {
    mine,
    reloads: 0,
    tried: () => kept,
    note(wanted) {
      if (memory) kept = wanted;
      return memory;
    },
    reload() {
      this.reloads += 1;
    },
  };
}

test('a page that is as the server has it stays', () => {
  const mine = page(OLD);
  expect(renew('assets/index-OLD.js', mine)).toBe(false);
  expect(mine.reloads).toBe(0);
});

test('an old page loads itself again once, even if it stays old', () => {
  const mine = page(OLD);
  expect(renew('assets/index-NEW.js', mine)).toBe(true);
  expect(renew('assets/index-NEW.js', mine)).toBe(false);
  expect(mine.reloads).toBe(1);
});

test('after another upgrade it does so once more', () => {
  const mine = page(OLD);
  renew('assets/index-NEW.js', mine);
  expect(renew('assets/index-NEWER.js', mine)).toBe(true);
  expect(mine.reloads).toBe(2);
});

test('without a memory, a built page or a word of the server nothing is loaded again', () => {
  for (const mine of [page(OLD, false), page(null)]) {
    expect(renew('assets/index-NEW.js', mine)).toBe(false);
    expect(mine.reloads).toBe(0);
  }
  expect(renew('', page(OLD))).toBe(false);
});
