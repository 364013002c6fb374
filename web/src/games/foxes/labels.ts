/** What the pieces of the board say about themselves, put together from the room's and the board's words. */

import { exchangeName, gainName, gainNames, gainOf, named, objectiveName, type Say, sourceName } from './names';
import type { FoxesView } from './schema';
import { atTheEnd, earned, type Points, total } from './score';
import * as t from './table';
import { type Word, w } from './words';

export const landName = (territory: number): string => w(`land${territory}` as Word);

const sentence = (parts: readonly string[]): string => parts.filter(Boolean).join('\n');
const list = (parts: readonly string[]): string => parts.filter(Boolean).join(', ');
export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function slotGains(say: Say, place: number, slot: t.Slot): string {
  const own = place < t.VITAL && slot.resources ? named(say, 'resource', place) : '';
  const rest: [t.Gain, number][] = [
    ['resource', own ? 0 : slot.resources],
    ['tile', slot.tiles],
    ['pc', slot.pc],
  ];
  const more = rest.some(([, amount]) => amount) || !own ? gainNames(say, rest) : '';
  return list([own, more]);
}

/** One slot: what it gives, what it takes. */
export function slotLabel(say: Say, place: number, slot: t.Slot, number: number): string {
  if (!slot.open) return w('slotClosed', { slot: number });
  return w('slot', { slot: number, gain: slotGains(say, place, slot), penalty: slot.penalty });
}

/** A place for dice: where the next one goes, who is there, what stands in the way. */
export function placeLabel(view: FoxesView, say: Say, names: readonly string[], place: number, player: number): string {
  const all = t.slots(view, place, player);
  const next = all.findIndex((slot) => slot.next);
  const slot = all[next];
  const inHand = view.die > 0 && view.die_slot < 0 && view.boost !== t.STEADY;
  const harm = inHand && slot && slot.penalty >= view.die ? w('wouldExhaust') : '';
  const dice = all
    .filter((other) => other.owner >= 0)
    .map((other) => `${names[other.owner] ?? ''} ${other.value || w('exhausted')}`);
  return sentence([
    landName(place),
    slot ? `${w('nextSlot')} ${slotLabel(say, place, slot, next + 1)}` : w('full'),
    harm,
    dice.length ? w('diceHere', { dice: list(dice) }) : '',
    view.hunter === place ? w('hunterHere') : '',
    ...t
      .obstaclesIn(view, place)
      .map((obstacle) => `${upper(named(say, 'obstacle', obstacle))}: ${w(`obstacle${obstacle}` as Word)}`),
  ]);
}

/** A space of a track: who stands there, whose marker lies there, what the walk would cost. */
export function spaceLabel(view: FoxesView, names: readonly string[], territory: number, step: number): string {
  const here = t.foxesAt(view, territory, step).map((seat) => names[seat] ?? '');
  const foxes = here.length ? w('foxesHere', { names: list(here) }) : '';
  if (!step) return sentence([w('start', { land: landName(territory) }), foxes]);
  const space = t.SPACES * territory + step - 1;
  const owner = view.markers[space] ?? t.NOBODY;
  const tiles = t.hasStack(view, space);
  const dam = t.printed(view, 'dam')[0] === space;
  const player = view.player;
  const toll = player !== null && view.foxes[player] === territory ? t.tolls(view, player, territory, step) : [];
  return sentence([
    w('space', { land: landName(territory), step }),
    list(t.actsOn(view, space).map(({ act, cost }) => `${w(`act${act}` as Word)} ${cost}`)),
    owner >= 0 ? w('markerOf', { name: names[owner] ?? '' }) : '',
    tiles ? w('faceDown', { count: tiles }) : '',
    dam ? w('dam') : '',
    foxes,
    ...toll.map(({ owner: whom, amount }) => w('toll', { count: amount, name: names[whom] ?? '' })),
  ]);
}

/** How a cost would be paid by whom it concerns. */
export function costLabel(view: FoxesView, player: number, cost: number): string {
  const { pips, pc, payable } = t.payment(view, player, cost);
  if (!payable) return w('cannotPay', { cost });
  return pc ? w('paysBoth', { pips, pc }) : w('paysPips', { pips });
}

/** An action of a space or of the Mountain. */
export function actLabel(view: FoxesView, name: Word, cost: number, active: boolean, done: boolean): string {
  return sentence([
    `${w(name)}: ${w('costs', { cost })}`,
    w(`${name}About` as Word),
    done ? w('doneAlready') : active && view.player !== null ? costLabel(view, view.player, cost) : '',
  ]);
}

/** A bonus track: every space, and who is where. */
export function trackLabel(view: FoxesView, say: Say, names: readonly string[], territory: number): string {
  const gains = t.part(t.printed(view, 'track_gains'), t.TRACK, territory);
  const amounts = t.part(t.printed(view, 'track_amounts'), t.TRACK, territory);
  const hairs = t.part(t.printed(view, 'crosshairs'), t.TRACK, territory);
  const spaces = gains.map(
    (gain, i) => `${i + 1} ${gainName(say, gainOf(gain), amounts[i] ?? 0)}${hairs[i] ? ` (${w('crosshair')})` : ''}`,
  );
  const paws = view.order.map((seat) => `${names[seat] ?? ''} ${view.paws[t.VITAL * seat + territory] ?? 0}`);
  return sentence([w('track', { land: landName(territory) }), list(spaces), list(paws)]);
}

const lines = (say: Say, points: readonly Points[]): string[] =>
  points.filter((one) => one.points).map((one) => `${upper(sourceName(say, one.source))}: ${one.points}`);

/** Victory points: where they came from, and what the end would add now. */
export function scoreLabel(view: FoxesView, say: Say, player: number): string {
  const coming = atTheEnd(view, player);
  return sentence([
    w('vp', { count: view.vp[player] ?? 0 }),
    ...lines(say, earned(view, player)),
    total(coming) ? w('atTheEnd', { count: total(coming) }) : '',
    ...lines(say, coming),
  ]);
}

/** An objective: what it asks for, what it gives, and what else it could be used for. */
export function cardLabel(view: FoxesView, say: Say, card: number, open: boolean): string {
  return sentence([
    upper(objectiveName(view, say, card)),
    w('vp', { count: t.printed(view, 'objective_vp')[card] ?? 0 }),
    open ? w('isValidated') : w('exchangeOf', { effect: exchangeName(view, say, card) }),
  ]);
}
