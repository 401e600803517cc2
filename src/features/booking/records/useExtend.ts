import { skipToken } from '@reduxjs/toolkit/query';

import { formatYuan } from '@/domain/money';
import { useDraft } from '@/flows/drafts/useDraft';
import { useGo } from '@/navigation/hooks/useGo';
import { useListBerthsQuery } from '@/services/booking/berths';
import { type Booking, useListBookPackagesQuery } from '@/services/booking/bookings';

import { type BookingDraft, isBookingDraft, isFree, NOTHING_CHOSEN } from '../model/choice';
import { followingOf } from '../model/following';

const FRESH = { refetchOnMountOrArgChange: true };

/** 续时: the time that follows at the same berth, booked like any other. Where somebody else has it, that is said in time. */
export function useExtend(booking: Booking, isOffered: boolean) {
  const { parkId, berthId, endTime, plateNo } = booking;
  const go = useGo();
  const [, setDraft] = useDraft<BookingDraft>(`spaceBooking:${parkId}`, NOTHING_CHOSEN, isBookingDraft);
  const bookDate = endTime.slice(0, 10);
  const isAsked = isOffered && bookDate !== '';
  const packages = useListBookPackagesQuery(isAsked ? { parkId, bookDate } : skipToken, FRESH).currentData;
  const next = followingOf(packages?.list ?? [], endTime);
  const day = next === undefined ? skipToken : { parkId, packageId: next.packageId, bookDate };
  const berths = useListBerthsQuery(day, FRESH).currentData;
  const isKnown = packages !== undefined && (next === undefined || berths !== undefined);
  const canExtend =
    next !== undefined && (berths?.list ?? []).some((berth) => berth.berthId === berthId && isFree(berth));
  return {
    isOffered: isAsked && isKnown,
    canExtend,
    note:
      !isAsked || !isKnown
        ? ''
        : canExtend
          ? `还要停？可续 ${next.packageName}，${formatYuan(next.bookFee)}`
          : '后面的时段已被预约，请按时离场',
    press: () => {
      if (next === undefined) return;
      setDraft({ bookDate, packageId: next.packageId, berthId, plateNo });
      go.to('bookingConfirm', { parkId, berthId });
    },
  };
}
