/**
 * orderState of a parking bill. `cleared`: paid, and the car has not left yet.
 * `unknown`: a code that this app does not know; the bill counts as in progress.
 */
export const PARKING_BILL_STATE = {
  unknown: 0,
  parked: 1,
  toPay: 2,
  cleared: 3,
  finished: 4,
  arrears: 5,
  closed: 6,
  underAppeal: 7,
} as const;

/** Whether the fee cannot change any more, because the stay has ended. */
export const isParkingBillFeeFinal = ({ exitTime }: { readonly exitTime: string }): boolean => exitTime !== '';
