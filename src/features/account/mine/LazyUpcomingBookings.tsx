import { retryableLazy } from '@/ui/late/retryableLazy';

/** Loaded after the page, with its query and the booking service. */
export const LazyUpcomingBookings = retryableLazy<object>(
  'bookings to come',
  async () => (await import(/* webpackChunkName: "mine-bookings" */ './UpcomingBookings')).UpcomingBookings,
  { errorFallback: () => null },
);
