/** Views for tests: what Python wrote, with some fields replaced. */

import { placing } from './golden';
import type { FoxesView } from './schema';

/** The table at which a die is to be placed, changed. */
export const viewWith = (changes: Partial<FoxesView> = {}): FoxesView => ({
  ...structuredClone(placing.view),
  ...changes,
});
