interface CarInside {
  readonly enteredMs: number;
}

/** Of the cars of one pass that are inside, those that it covers: the ones that came first, up to its limit. The others pay like any car. */
export function coveredCars<Car extends CarInside>(inside: readonly Car[], maxInPark: number): readonly Car[] {
  return [...inside].sort((a, b) => a.enteredMs - b.enteredMs).slice(0, Math.max(0, maxInPark));
}
