/** The seats around the table, clockwise from the one after `own`. */
export const others = ({ seats }: { seats: number }, own: number): number[] =>
  Array.from({ length: seats - 1 }, (_, i) => (own + 1 + i) % seats);
