interface CarInside {
  readonly enteredMs: number;
}

/**
 * Of the cars of one pass that are inside, those that it covers: the first ones to enter, up to its limit. The others
 * pay the usual fee.
 */
export function findCarsCoveredByPass<Car extends CarInside>(
  inside: readonly Car[],
  maxInPark: number,
): readonly Car[] {
  return [...inside].sort((a, b) => a.enteredMs - b.enteredMs).slice(0, Math.max(0, maxInPark));
}
