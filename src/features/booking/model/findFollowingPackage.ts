import type { BookPackage } from '@/services/booking/bookings';

/** The bookable time that starts when another one ends. */
export const findFollowingPackage = (packages: readonly BookPackage[], endTime: string): BookPackage | undefined =>
  packages.find(({ startTime, canBook }) => startTime === endTime && canBook === 1);
