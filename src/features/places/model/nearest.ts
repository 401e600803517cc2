interface Distant {
  readonly distance: number;
}

/** Nearest first; what has no distance comes last. Those as far as each other keep their order. */
export const nearestFirst = <T extends Distant>(rows: readonly T[]): T[] =>
  [...rows].sort((a, b) => metresOf(a) - metresOf(b));

const metresOf = ({ distance }: Distant): number => (Number.isNaN(distance) ? Number.MAX_VALUE : distance);
