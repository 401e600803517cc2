/** parkType of a lot and of a bill. It is no published field, so it may be unknown. */
export const PARK_TYPE = { unknown: 0, lot: 1, roadside: 2 } as const;
