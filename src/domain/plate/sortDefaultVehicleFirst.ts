/** The driver's default vehicle first, the others in the server's order. This only sorts; it causes no call. */
export const sortDefaultVehicleFirst = <T extends { readonly isDefault: 0 | 1 }>(rows: readonly T[]): readonly T[] =>
  [...rows].sort((one, other) => other.isDefault - one.isDefault);
