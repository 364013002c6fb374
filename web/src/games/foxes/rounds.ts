/** The end of a round in its steps, as the log tells it: who gained what in which step. */

import type { LogEntry, Told } from '../../lib/schema';
import { isTold, seatOf } from '../../lib/told';

export interface Gained {
  readonly seat: number;
  /** What happened besides the sums. */
  readonly lines: readonly Told[];
  readonly vp: number;
  readonly pc: number;
}

export interface RoundStep {
  /** The line of the log that opens the step. */
  readonly title: Told;
  /** Its last word: tent, bear, objectives, cheese, dice, growth, catch_up, order, game_ends. */
  readonly step: string;
  readonly gains: readonly Gained[];
}

export interface RoundEnd {
  readonly round: number;
  readonly steps: readonly RoundStep[];
}

const LOG = 'foxes.log.';
const STEP = `${LOG}step.`;

/** Every end of a round so far. */
export function roundEnds(log: readonly LogEntry[]): RoundEnd[] {
  const found: { round: number; steps: { title: Told; lines: Told[] }[] }[] = [];
  let ending = false;
  for (const { message } of log) {
    if (message.key === `${LOG}round`) ending = false;
    if (message.key === `${LOG}round_ends`) {
      ending = true;
      found.push({ round: Number(message.params.round), steps: [] });
    }
    if (!ending) continue;
    const steps = found.at(-1)?.steps;
    if (message.key.startsWith(STEP) || message.key === `${LOG}game_ends`) steps?.push({ title: message, lines: [] });
    else if (seatOf(message) !== null) steps?.at(-1)?.lines.push(message);
  }
  return found.map(({ round, steps }) => ({ round, steps: steps.map(({ title, lines }) => stepOf(title, lines)) }));
}

function stepOf(title: Told, lines: readonly Told[]): RoundStep {
  const seats = [...new Set(lines.map((line) => seatOf(line) as number))];
  const step = title.key.split('.').at(-1) ?? '';
  const gains = seats.map((seat) =>
    gainedBy(
      seat,
      lines.filter((line) => seatOf(line) === seat),
      step === 'game_ends',
    ),
  );
  return { title, step, gains };
}

const SUMMED = ['vp', 'pc', 'pays_pc'].map((kind) => LOG + kind);

/** The sums of a step for one player; only the final scoring tells where each part came from. */
function gainedBy(seat: number, lines: readonly Told[], every: boolean): Gained {
  const sum = (kind: string) =>
    lines.filter((line) => line.key === LOG + kind).reduce((total, line) => total + Number(line.params.amount), 0);
  const told = every ? lines : lines.filter((line) => !SUMMED.includes(line.key));
  return { seat, lines: told, vp: sum('vp'), pc: sum('pc') - sum('pays_pc') };
}

/** The kinds of resource that somebody gained in a step, as their texts are called. */
export const resourcesIn = (gain: Gained): string[] =>
  gain.lines.flatMap((line) => {
    const kind = line.params.resource;
    return line.key === `${LOG}resource` && isTold(kind) ? [kind.key.split('.').at(-1) ?? ''] : [];
  });
