/** The colours of the seats: a room whose box has its own says so in a `tints.ts`. */

const BOXES = import.meta.glob<readonly string[]>('./*/tints.ts', { eager: true, import: 'tints' });

/** The colours of the marks of a table's seats, for the style of whatever shows them. */
export function seatTints({ game, colours }: { game: string; colours: readonly number[] }): string {
  const tints = BOXES[`./${game}/tints.ts`];
  return tints ? colours.map((colour, seat) => `--seat-${seat}: ${tints[colour]}`).join('; ') : '';
}
