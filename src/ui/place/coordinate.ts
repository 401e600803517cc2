/** Degrees for an address; undefined if the place is not known. */
export const coordinate = (degrees: number): number | undefined => (Number.isNaN(degrees) ? undefined : degrees);
