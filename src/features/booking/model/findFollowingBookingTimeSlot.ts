import type { BookingPackage } from '@/services/booking/bookings';

/** The bookable time that starts when another one ends. */
export const findFollowingBookingTimeSlot = (
  packages: readonly BookingPackage[],
  endTime: string,
): BookingPackage | undefined => packages.find(({ startTime, canBook }) => startTime === endTime && canBook === 1);
