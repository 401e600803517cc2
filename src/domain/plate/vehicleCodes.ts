/** carKind of a vehicle. */
export const CAR_KIND = { unknown: 0, small: 1, large: 2, newEnergy: 3 } as const;
/** certState of a vehicle: whether its papers were checked. */
export const VEHICLE_CERT_STATE = { notYet: 0, underReview: 1, seen: 2, refused: 3 } as const;
