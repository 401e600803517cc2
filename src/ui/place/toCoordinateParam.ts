/** Degrees as a query parameter; undefined if the place is not known. */
export const toCoordinateParam = (degrees: number): number | undefined => (Number.isNaN(degrees) ? undefined : degrees);
