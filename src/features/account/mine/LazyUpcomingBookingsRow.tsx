import { retryableLazy } from '@/ui/late/retryableLazy';

/** Loaded after the page, with its query and the booking service. */
export const LazyUpcomingBookingsRow = retryableLazy<object>(
  'bookings to come',
  async () => (await import(/* webpackChunkName: "mine-bookings" */ './UpcomingBookingsRow')).UpcomingBookingsRow,
  { errorFallback: () => null },
);
