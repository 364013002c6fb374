/** Shapes as Python draws them: strokes of one ink each, written by the tests of the rooms. */

/** What is drawn in one colour; `transform` places it in the square of its figure. */
export interface Stroke {
  ink: string;
  d: string;
  width?: number;
  fill?: string;
  transform?: string;
}

/** A body, what is dark or light on it, and its lines. */
export interface Figure {
  readonly d?: string;
  readonly rope?: string;
  readonly light?: string;
  readonly dark?: string;
  readonly lines?: string;
  readonly fill?: string;
  readonly transform?: string;
}

/** The strokes of a figure, from the lowest up; its body alone has a colour and is moved into place. */
export function strokesOf(figure: Figure): Stroke[] {
  const { d, rope, light, dark, lines, fill, transform } = figure;
  const inks: [string, string | undefined][] = [
    ['body', d],
    ['rope', rope],
    ['light', light],
    ['dark', dark],
    ['lines', lines],
  ];
  return inks.flatMap(([ink, path]) =>
    path === undefined ? [] : [{ ink, d: path, ...(ink === 'body' || ink === 'rope' ? { fill, transform } : {}) }],
  );
}

/** The shapes as a file that Python reads. */
export const asFile = (shapes: unknown): string => `${JSON.stringify(shapes, null, 1)}\n`;
