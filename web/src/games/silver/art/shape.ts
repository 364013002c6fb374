/** The woodcutter's tools: flat shapes in few inks, drawn on a card of 100 by 140. */

/**
 * ink: solid print. paper: bare paper. skin: paper with a printed outline. spot: the second colour.
 * rim: print with a paper outline, for things before a dark cloak. cut: a line cut out of the ink.
 * line: a printed line. glow: a line in the second colour.
 */
export type Ink = 'ink' | 'paper' | 'skin' | 'spot' | 'rim' | 'cut' | 'line' | 'glow';

export interface Shape {
  readonly ink: Ink;
  readonly d: string;
  readonly width?: number;
}

export const ink = (d: string): Shape => ({ ink: 'ink', d });
export const paper = (d: string): Shape => ({ ink: 'paper', d });
export const spot = (d: string): Shape => ({ ink: 'spot', d });
export const skin = (d: string): Shape => ({ ink: 'skin', d, width: 1.8 });
export const rim = (d: string): Shape => ({ ink: 'rim', d, width: 1.6 });
export const cut = (d: string, width = 1.8): Shape => ({ ink: 'cut', d, width });
export const line = (d: string, width = 1.8): Shape => ({ ink: 'line', d, width });
export const glow = (d: string, width = 2): Shape => ({ ink: 'glow', d, width });

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Short lines around a point, from one radius to another. */
export function rays(x: number, y: number, from: number, to: number, count: number, turn = 0): string {
  const round = (n: number) => Math.round(n * 10) / 10;
  return Array.from({ length: count }, (_, i) => {
    const a = turn + (i * 2 * Math.PI) / count;
    const [cos, sin] = [Math.cos(a), Math.sin(a)];
    return `M${round(x + from * cos)} ${round(y + from * sin)}L${round(x + to * cos)} ${round(y + to * sin)}`;
  }).join('');
}

/** Shoulders under a cloak. */
export const cloak = ink('M8 140C9 118 24 101 50 101S91 118 92 140Z');

/** A face seen from the front. */
export const face = (x: number, y: number): Shape =>
  skin(`M${x - 15} ${y - 2}c0-17 30-17 30 0c0 14-7 22-15 22s-15-8-15-22Z`);

/** Shadow on the right cheek. */
export const cheek = (x: number, y: number): Shape =>
  line(`M${x + 13.5} ${y + 1}l-5 1.5M${x + 12.5} ${y + 5}l-5.5 1.8M${x + 10.5} ${y + 9}l-5 1.8`, 1.1);

export const eyes = (x: number, y: number): Shape => ink(`${disc(x - 6, y, 1.9)}${disc(x + 6, y, 1.9)}`);

export const nose = (x: number, y: number): Shape => line(`M${x} ${y - 1}l-2 7h3.5`, 1.4);
