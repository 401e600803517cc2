/** parkType of a lot and of a bill. */
export const PARK_TYPE = { lot: 1, roadside: 2 } as const;
