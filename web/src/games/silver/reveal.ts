/** The table as a round ended on it: all cards turned up where they lay, before the next deal. */

import { beats, type Scene, type Told } from '../../lib/scenes';
import { NOBODY, NOTHING } from './layout';
import type { SilverView } from './schema';

/** What is shown between the last view of a round and the first of the next; null within a round. */
export function interlude(before: SilverView, after: SilverView): SilverView | null {
  const { last } = after;
  if (!last || after.round === before.round) return null;
  const value = [...before.value];
  const villages = last.villages.map((values, seat) =>
    values.map((one, place) => {
      // Whoever has missed the last turns sees the cards all the same, just not where they come from.
      const card = before.villages[seat]?.[place] ?? value.length;
      value[card] = one;
      return card;
    }),
  );
  return {
    ...before,
    villages,
    value,
    up: value.map(() => 1),
    worth: last.sums,
    hidden: last.sums.map(() => 0),
    turn: NOBODY,
    holding: NOTHING,
    drawn: [],
    picked: [],
    looks: [],
    caller: last.caller,
    last,
    reckoning: after.reckoning,
    totals: after.totals,
    leading: after.leading,
    rounds: after.rounds,
    amulet_holder: after.amulet_holder,
    pending: [],
  };
}

/** What happened, with the table as a round ended on it where one did; else the views on the way tell it all. */
export function scenes(before: SilverView, update: Told<SilverView>): readonly Scene<SilverView>[] {
  let last = before;
  const told = beats(update).flatMap((beat): Scene<SilverView>[] => {
    const shown = interlude(last, beat.view);
    last = beat.view;
    return [...(shown ? [{ view: shown, about: [], lines: [], stop: 'reveal' as const }] : []), beat];
  });
  return told.some(({ stop }) => stop) ? told.slice(0, -1) : [];
}
