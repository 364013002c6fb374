/** What the pieces of the board say about themselves, put together from the room's and the board's words. */

import { SPACES, TRACK, VITAL } from './layout';
import { exchangeName, gainName, gainNames, gainOf, named, objectiveName, type Say, sourceName } from './names';
import type { FoxesView } from './schema';
import { atTheEnd, earned, type Points, total } from './score';
import * as t from './table';
import { type Word, w } from './words';

export const landName = (territory: number): string => w(`land${territory}` as Word);

export const sentence = (parts: readonly string[]): string => parts.filter(Boolean).join('\n');
export const list = (parts: readonly string[]): string => parts.filter(Boolean).join(', ');
export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function slotGains(say: Say, place: number, slot: t.Slot): string {
  const own = place < VITAL && slot.resources ? named(say, 'resource', place) : '';
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
  const dice = all
    .filter((other) => other.owner >= 0)
    .map((other) => `${names[other.owner] ?? ''} ${other.value || w('exhausted')}`);
  return sentence([
    landName(place),
    slot ? `${w('nextSlot')} ${slotLabel(say, place, slot, next + 1)}` : w('full'),
    dice.length ? w('diceHere', { dice: list(dice) }) : '',
    view.hunter === place ? w('hunterHere') : '',
    ...t
      .obstaclesIn(view, place)
      .map((obstacle) => `${upper(named(say, 'obstacle', obstacle))}: ${w(`obstacle${obstacle}` as Word)}`),
  ]);
}

/** A space of a track: who stands there, and whose marker lies there. */
export function spaceLabel(view: FoxesView, names: readonly string[], territory: number, step: number): string {
  const here = t.foxesAt(view, territory, step).map((seat) => names[seat] ?? '');
  const foxes = here.length ? w('foxesHere', { names: list(here) }) : '';
  if (!step) return sentence([w('start', { land: landName(territory) }), foxes]);
  const space = SPACES * territory + step - 1;
  const owner = view.markers[space] ?? t.NOBODY;
  const tiles = t.hasStack(view, space);
  const dam = t.printed(view, 'dam')[0] === space;
  return sentence([
    w('space', { land: landName(territory), step }),
    list(t.actsOn(view, space).map(({ act, cost }) => `${w(`act${act}` as Word)} ${cost}`)),
    owner >= 0 ? w('markerOf', { name: names[owner] ?? '' }) : '',
    tiles ? w('faceDown', { count: tiles }) : '',
    dam ? w('dam') : '',
    foxes,
  ]);
}

/** An action of a space or of the Mountain. */
export function actLabel(name: Word, cost: string, done: boolean): string {
  return sentence([`${w(name)}: ${cost}`, w(`${name}About` as Word), done ? w('doneAlready') : '']);
}

/** A bonus track: every space, and who is where. */
export function trackLabel(view: FoxesView, say: Say, names: readonly string[], territory: number): string {
  const gains = t.part(t.printed(view, 'track_gains'), TRACK, territory);
  const amounts = t.part(t.printed(view, 'track_amounts'), TRACK, territory);
  const hairs = t.part(t.printed(view, 'crosshairs'), TRACK, territory);
  const spaces = gains.map(
    (gain, i) => `${i + 1} ${gainName(say, gainOf(gain), amounts[i] ?? 0)}${hairs[i] ? ` (${w('crosshair')})` : ''}`,
  );
  const paws = view.order.map((seat) => `${names[seat] ?? ''} ${view.paws[VITAL * seat + territory] ?? 0}`);
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
