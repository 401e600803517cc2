/** arrearsState of a parking bill. */
export const ARREARS_STATE = { none: 0, owed: 1, beingPaid: 2, paidLater: 3, waived: 4 } as const;
