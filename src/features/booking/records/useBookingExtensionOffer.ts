import { skipToken } from '@reduxjs/toolkit/query';

import { formatYuan } from '@/domain/money';
import { useDraft } from '@/flows/drafts/useDraft';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { useListBerthsQuery } from '@/services/booking/berths';
import { type Booking, useListBookPackagesQuery } from '@/services/booking/bookings';

import { type BookingDraft, EMPTY_BOOKING_DRAFT, isBerthFree, isBookingDraft } from '../model/bookingDraft';
import { findFollowingBookingTimeSlot } from '../model/findFollowingBookingTimeSlot';

const REFETCH_ON_MOUNT = { refetchOnMountOrArgChange: true };

/** 续时: books the following time at the same berth. If it is already booked, a note says so before the time ends. */
export function useBookingExtensionOffer(booking: Booking, isOffered: boolean) {
  const { parkId, berthId, endTime, plateNo } = booking;
  const go = useScreenNavigator();
  const [, setDraft] = useDraft<BookingDraft>(`spaceBooking:${parkId}`, EMPTY_BOOKING_DRAFT, isBookingDraft);
  const bookDate = endTime.slice(0, 10);
  const isEnabled = isOffered && bookDate !== '';
  const packages = useListBookPackagesQuery(isEnabled ? { parkId, bookDate } : skipToken, REFETCH_ON_MOUNT).currentData;
  const nextPackage = findFollowingBookingTimeSlot(packages?.list ?? [], endTime);
  const berthArgs = nextPackage === undefined ? skipToken : { parkId, packageId: nextPackage.packageId, bookDate };
  const berths = useListBerthsQuery(berthArgs, REFETCH_ON_MOUNT).currentData;
  const isKnown = packages !== undefined && (nextPackage === undefined || berths !== undefined);
  const canExtend =
    nextPackage !== undefined && (berths?.list ?? []).some((berth) => berth.berthId === berthId && isBerthFree(berth));
  return {
    isOffered: isEnabled && isKnown,
    canExtend,
    note:
      !isEnabled || !isKnown
        ? ''
        : canExtend
          ? `还要停？可续 ${nextPackage.packageName}，${formatYuan(nextPackage.bookFee)}`
          : '后面的时段已被预约，请按时离场',
    press: () => {
      if (nextPackage === undefined) return;
      setDraft({ bookDate, packageId: nextPackage.packageId, berthId, plateNo });
      go.to('bookingConfirm', { parkId, berthId });
    },
  };
}
