import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback } from 'react';

import { sortDefaultVehicleFirst } from '@/domain/plate/sortDefaultVehicleFirst';
import { useDraft } from '@/flows/drafts/useDraft';
import { useServerNow } from '@/platform/clock/useServerNow';
import { useGetRecommendedBerthQuery, useListBerthsQuery } from '@/services/booking/berths';
import { useListBookingPlatesQuery, useListBookPackagesQuery } from '@/services/booking/bookings';
import { useGetBookableParkQuery } from '@/services/booking/parks';

import {
  type BookingDraft,
  EMPTY_BOOKING_DRAFT,
  isBerthFree,
  isBookingDraft,
  listBookableDays,
  resolveBookingBerth,
  resolveBookingDay,
  resolveBookingTimeSlot,
} from '../model/bookingDraft';
import { noBookableTimeText } from '../model/lotText';

const REFETCH_ON_MOUNT = { refetchOnMountOrArgChange: true };

/** The driver's choices at a lot, with the available options. The plan and the confirmation share them. */
export function useBookingForm(parkId: string, initialBerthId = '') {
  const [draft, setDraft, drop] = useDraft<BookingDraft>(`spaceBooking:${parkId}`, EMPTY_BOOKING_DRAFT, isBookingDraft);
  const change = useCallback((part: Partial<BookingDraft>) => setDraft({ ...draft, ...part }), [draft, setDraft]);
  const days = listBookableDays(useServerNow());
  const [today, tomorrow] = days.map(({ value }) => value);
  const todayPackages = useListBookPackagesQuery(
    draft.bookDate === '' && today !== undefined ? { parkId, bookDate: today } : skipToken,
    REFETCH_ON_MOUNT,
  ).currentData;
  // In the evening the times of today are past. If the driver has not chosen a day, tomorrow is shown.
  const hasNoTimeToday =
    draft.bookDate === '' &&
    todayPackages !== undefined &&
    (todayPackages.unread ?? 0) === 0 &&
    resolveBookingTimeSlot(todayPackages.list, '') === undefined;
  const bookDate = resolveBookingDay(days, hasNoTimeToday && tomorrow !== undefined ? tomorrow : draft.bookDate);
  const parkQuery = useGetBookableParkQuery({ parkId }, REFETCH_ON_MOUNT);
  const packageQuery = useListBookPackagesQuery({ parkId, bookDate }, REFETCH_ON_MOUNT);
  const packages = packageQuery.currentData;
  const chosen = resolveBookingTimeSlot(packages?.list ?? [], draft.packageId);
  const berthArgs = chosen === undefined ? skipToken : { parkId, packageId: chosen.packageId, bookDate };
  const berthQuery = useListBerthsQuery(berthArgs, REFETCH_ON_MOUNT);
  const recommended = useGetRecommendedBerthQuery(berthArgs, REFETCH_ON_MOUNT).currentData;
  const plateQuery = useListBookingPlatesQuery(undefined, REFETCH_ON_MOUNT);
  const plates = sortDefaultVehicleFirst(plateQuery.currentData?.list ?? []);
  const berths = berthQuery.currentData?.list ?? [];
  const isFirstLoad = ({ isFetching, currentData }: { readonly isFetching: boolean; readonly currentData?: unknown }) =>
    isFetching && currentData === undefined;
  const requestedBerthId = draft.berthId || initialBerthId;
  return {
    ...{ parkId, draft, change, drop, days, bookDate, parkQuery, packageQuery, berthQuery, plateQuery, plates, berths },
    chosen,
    /** The options are being loaded for the first time. */
    isLoading: [packageQuery, berthQuery, plateQuery].some(isFirstLoad),
    /** Why no time can be chosen; null if one can, or while the times are unknown. */
    noTimeText: packages === undefined || chosen !== undefined ? null : noBookableTimeText(packages.unread ?? 0),
    /** The berth that the driver has chosen, if it has been taken by now. */
    takenBerth: berths.find((candidate) => candidate.berthId === requestedBerthId && !isBerthFree(candidate)),
    /** The berth that the driver has chosen no longer exists in the lot. */
    isBerthRemoved:
      requestedBerthId !== '' &&
      berthQuery.currentData !== undefined &&
      !berths.some((candidate) => candidate.berthId === requestedBerthId),
    recommended: recommended?.berth ?? null,
    reason: recommended?.reason ?? '',
    berth: resolveBookingBerth(berths, requestedBerthId, recommended?.berth?.berthId ?? ''),
    plateNo: plates.find(({ plateNo }) => plateNo === draft.plateNo)?.plateNo ?? plates[0]?.plateNo ?? '',
  };
}
export type BookingFormState = ReturnType<typeof useBookingForm>;
