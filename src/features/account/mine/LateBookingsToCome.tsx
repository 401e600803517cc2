import { latePart } from '@/ui/late/latePart';

/** Its call and the service of bookings come after the page. */
export const LateBookingsToCome = latePart<object>(
  'bookings to come',
  async () => (await import(/* webpackChunkName: "mine-bookings" */ './BookingsToCome')).BookingsToCome,
  { without: () => null },
);
