/** `violation`: the car stayed so long after the booked end that the deposit did not cover it. */
export const BOOKING_STATE = {
  unknown: 0,
  unpaid: 1,
  awaitingEntry: 2,
  entered: 3,
  finished: 4,
  cancelled: 5,
  noShow: 6,
  violation: 7,
  refunding: 8,
  refunded: 9,
} as const;
export type BookingState = (typeof BOOKING_STATE)[keyof typeof BOOKING_STATE];
