/** What answers would do, in words. */

import { landName, list, sentence } from './labels';
import { ACT_NAMES, MOUNTAIN } from './layout';
import { named, type Say } from './names';
import type { FoxesOffer } from './props';
import type { FoxesView, Preview } from './schema';
import { type Word, w } from './words';

/** A change with its sign. */
export const signed = (amount: number): string => `${amount < 0 ? '−' : '+'}${Math.abs(amount)}`;

/** What somebody would gain and pay, what is left on the die, and who else gains. */
export function effects(shown: Preview, names: readonly string[], say: Say): string[] {
  const { pc = 0, vp = 0, resources = [], tolls = [], die, exits = [] } = shown;
  const parts: string[] = [];
  if (die !== undefined) parts.push(die ? w('effectDie', { value: die }) : w('effectExhausted'));
  if (pc) parts.push(w('effectPc', { amount: signed(pc) }));
  if (vp) parts.push(w('effectVp', { amount: signed(vp) }));
  resources.forEach((count, kind) => {
    if (count) parts.push(`${signed(count)} ${named(say, 'resource', kind)}`);
  });
  for (const [owner = 0, count = 0] of tolls) {
    const name = names[owner];
    if (name) parts.push(w('effectToll', { name, count }));
  }
  if (shown.cub !== undefined && shown.space) parts.push(w('effectCub', { value: shown.value ?? 0 }));
  if (shown.frees !== undefined) parts.push(w('effectFrees', { cub: named(say, 'cub', shown.frees) }));
  if (exits.length) parts.push(w('previewExit', { exits: list(exits.map((exit) => String(exit + 1))) }));
  else if (shown.reached) parts.push(w('previewReached'));
  else if (shown.joints) parts.push(w('previewJoins', { count: shown.joints }));
  if (shown.instincts?.length) parts.push(w('effectInstincts', { instincts: those(say, 'instinct', shown.instincts) }));
  return parts;
}

const those = (say: Say, family: 'cub' | 'instinct', numbers: readonly number[]): string =>
  list(numbers.map((number) => named(say, family, number)));

export const actNames = (acts: readonly number[]): string => list(acts.map((act) => w(`act${act}` as Word)));

/** A row in words: where the die and the fox go, what is done there, and what comes of it. */
export function rowTold(row: FoxesOffer, view: FoxesView, names: readonly string[], say: Say): string {
  const shown = row.preview ?? {};
  const told = list([what(row, view, say), ...effects(shown, names, say)]);
  return shown.acts?.length ? sentence([told, w('thenActs', { acts: actNames(shown.acts) })]) : told;
}

function what({ answers, preview }: FoxesOffer, view: FoxesView, say: Say): string {
  const last = answers.at(-1);
  const place = answers.find((action) => action.type === 'Place')?.place ?? view.foxes[view.player ?? 0] ?? MOUNTAIN;
  const step = answers.find((action) => action.type === 'Move')?.spaces;
  switch (last?.type) {
    case 'Grow':
    case 'PayResource':
    case 'PayTile':
      return w('rowGrow', { cub: named(say, 'cub', preview?.cub ?? 0), space: preview?.space ?? 0 });
    case 'Place':
      return landName(place);
    case 'Move':
      return step ? w('space', { land: landName(place), step }) : w('start', { land: landName(place) });
    case 'Dig':
      return w('rowDig', { count: last.tiles });
    default: {
      const name = (last?.type ?? '').toLowerCase();
      if (step === undefined) return `${landName(place)}: ${w(`mt${name}` as Word)}`;
      const act = ACT_NAMES.findIndex((other) => other === name);
      return `${w('space', { land: landName(place), step })}: ${w(`act${act}` as Word)}`;
    }
  }
}

/** What an answer gives up for good. */
export function forgone({ answers, preview }: FoxesOffer, view: FoxesView, say: Say): string {
  const shown = preview ?? {};
  const type = answers.at(-1)?.type;
  const exhausts = ['DrawCard', 'SwapCard', 'Exchange'].includes(type ?? '');
  if (exhausts) return shown.die === 0 && view.die ? w('lostPips', { count: view.die }) : '';
  return sentence([
    shown.leaving?.length ? w('lostLeaving', { cubs: those(say, 'cub', shown.leaving) }) : '',
    shown.growing?.length ? w('lostGrowing', { cubs: those(say, 'cub', shown.growing) }) : '',
    shown.forgoes_die ? w('lostDie') : '',
  ]);
}
