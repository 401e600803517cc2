import { retryableLazy } from '@/ui/late/retryableLazy';

/** Its call and the service of bookings come after the page. */
export const LateBookingsToCome = retryableLazy<object>(
  'bookings to come',
  async () => (await import(/* webpackChunkName: "mine-bookings" */ './BookingsToCome')).BookingsToCome,
  { without: () => null },
);
