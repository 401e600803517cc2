/** Degrees for an address; a place that is not known has none. */
export const coordinate = (degrees: number): number | undefined => (Number.isNaN(degrees) ? undefined : degrees);
