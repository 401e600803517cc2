/** Lazy rows of the area. */
export const bookingLazyRoutes = {};

/** Addresses of the area whose screen has not been built. */
export type BookingUnbuilt =
  | 'bookParksIndex'
  | 'spaceBooking'
  | 'bookingConfirm'
  | 'bookingSuccess'
  | 'bookRecord'
  | 'bookRecordDetail'
  | 'spaceLockControl'
  | 'spaceLockDetail';
