/** What an answer gives up for good, in words. */

import type { Offer } from '../../lib/rows';
import type { Action, Preview } from './schema';
import { w } from './words';

/** An answer that costs points for certain, or in the worst case, says so before it is given. */
export function forgone({ answers, preview }: Offer<Action, Preview>): string {
  const [answer] = answers;
  if (answer?.type !== 'Leave' || !preview?.least || preview.least > 0) return '';
  const [points, best] = [-preview.least, preview.most ?? 0];
  return best > 0 ? w('mayLose', { points, best }) : w('willLose', { points });
}
