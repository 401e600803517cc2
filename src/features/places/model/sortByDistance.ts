interface WithDistance {
  readonly distance: number;
}

/** Sorts by distance, nearest first; rows without a distance come last. Rows with equal distance keep their order. */
export const sortByDistance = <T extends WithDistance>(rows: readonly T[]): T[] =>
  [...rows].sort((a, b) => toMetres(a) - toMetres(b));

const toMetres = ({ distance }: WithDistance): number => (Number.isNaN(distance) ? Number.MAX_VALUE : distance);
