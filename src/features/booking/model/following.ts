import type { BookPackage } from '@/services/booking/bookings';

/** The time that begins when another ends. */
export const followingOf = (packages: readonly BookPackage[], endTime: string): BookPackage | undefined =>
  packages.find(({ startTime, canBook }) => startTime === endTime && canBook === 1);
