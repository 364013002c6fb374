/** Tables for tests: what the rules say at the beginning of a game, changed where a test wants it. */

import { gathering } from './golden';
import type { Settings, TracksView } from './schema';

interface Changes extends Partial<Omit<TracksView, 'settings'>> {
  settings?: Partial<Settings>;
}

/** A view of seat 0 in which no wolf is in the pack yet; `changes` replace fields, also of the settings. */
export function emptyView({ settings, ...changes }: Changes = {}): TracksView {
  const { view } = gathering;
  return { ...view, settings: { ...view.settings, ...settings }, ...changes };
}

/** What a test takes for granted. */
export function sure<T>(found: T | null | undefined): T {
  if (found === null || found === undefined) throw new Error('a test takes for granted what is not there');
  return found;
}
