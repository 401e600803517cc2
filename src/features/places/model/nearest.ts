interface Distant {
  readonly distance: number;
}

/** Nearest first; rows without a distance come last. Rows with equal distance keep their order. */
export const nearestFirst = <T extends Distant>(rows: readonly T[]): T[] =>
  [...rows].sort((a, b) => metresOf(a) - metresOf(b));

const metresOf = ({ distance }: Distant): number => (Number.isNaN(distance) ? Number.MAX_VALUE : distance);
