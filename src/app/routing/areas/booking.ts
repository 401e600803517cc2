/** Rows of the area that come late. */
export const bookingLateRows = {};

/** Its addresses whose screen has not been built. */
export type BookingUnbuilt =
  | 'bookParksIndex'
  | 'spaceBooking'
  | 'bookingConfirm'
  | 'bookingSuccess'
  | 'bookRecord'
  | 'bookRecordDetail'
  | 'spaceLockControl'
  | 'spaceLockDetail';
