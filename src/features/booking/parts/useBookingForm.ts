import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback } from 'react';

import { defaultFirst } from '@/domain/plate/defaultFirst';
import { useDraft } from '@/flows/drafts/useDraft';
import { useGetRecommendedBerthQuery, useListBerthsQuery } from '@/services/booking/berths';
import { useListBookingPlatesQuery, useListBookPackagesQuery } from '@/services/booking/bookings';
import { useGetBookableParkQuery } from '@/services/booking/parks';
import { useServerNow } from '@/services/transport/clock/useServerNow';

import {
  bookDays,
  type BookingDraft,
  isBookingDraft,
  isFree,
  NOTHING_CHOSEN,
  pickBerth,
  pickDay,
  pickPackage,
} from '../model/choice';
import { noTimeWords } from '../model/lotWords';

const FRESH = { refetchOnMountOrArgChange: true };

/** The driver's choices at a lot, with what can be chosen. The plan and the confirmation share them. */
export function useBookingForm(parkId: string, berthIdOfAddress = '') {
  const [draft, setDraft, drop] = useDraft<BookingDraft>(`spaceBooking:${parkId}`, NOTHING_CHOSEN, isBookingDraft);
  const change = useCallback((part: Partial<BookingDraft>) => setDraft({ ...draft, ...part }), [draft, setDraft]);
  const days = bookDays(useServerNow());
  const [today, tomorrow] = days.map(({ value }) => value);
  const ofToday = useListBookPackagesQuery(
    draft.bookDate === '' && today !== undefined ? { parkId, bookDate: today } : skipToken,
    FRESH,
  ).currentData;
  // In the evening the times of today are over. A driver who has chosen no day sees the next one.
  const isTodayOver =
    draft.bookDate === '' &&
    ofToday !== undefined &&
    (ofToday.unread ?? 0) === 0 &&
    pickPackage(ofToday.list, '') === undefined;
  const bookDate = pickDay(days, isTodayOver && tomorrow !== undefined ? tomorrow : draft.bookDate);
  const parkQuery = useGetBookableParkQuery({ parkId }, FRESH);
  const packageQuery = useListBookPackagesQuery({ parkId, bookDate }, FRESH);
  const packages = packageQuery.currentData;
  const chosen = pickPackage(packages?.list ?? [], draft.packageId);
  const day = chosen === undefined ? skipToken : { parkId, packageId: chosen.packageId, bookDate };
  const berthQuery = useListBerthsQuery(day, FRESH);
  const recommended = useGetRecommendedBerthQuery(day, FRESH).currentData;
  const plateQuery = useListBookingPlatesQuery(undefined, FRESH);
  const plates = defaultFirst(plateQuery.currentData?.list ?? []);
  const berths = berthQuery.currentData?.list ?? [];
  const isFirstLoad = ({ isFetching, currentData }: { readonly isFetching: boolean; readonly currentData?: unknown }) =>
    isFetching && currentData === undefined;
  const wanted = draft.berthId || berthIdOfAddress;
  return {
    ...{ parkId, draft, change, drop, days, bookDate, parkQuery, packageQuery, berthQuery, plateQuery, plates, berths },
    chosen,
    /** What can be chosen is being loaded for the first time. */
    isLoading: [packageQuery, berthQuery, plateQuery].some(isFirstLoad),
    /** Why no time can be chosen; null while one can, or while the times are not known. */
    noTime: packages === undefined || chosen !== undefined ? null : noTimeWords(packages.unread ?? 0),
    /** The berth that the driver has chosen, if it is taken by now. */
    taken: berths.find((one) => one.berthId === wanted && !isFree(one)),
    /** The berth that the driver has chosen does not stand in the lot any more. */
    isGone: wanted !== '' && berthQuery.currentData !== undefined && !berths.some((one) => one.berthId === wanted),
    recommended: recommended?.berth ?? null,
    reason: recommended?.reason ?? '',
    berth: pickBerth(berths, wanted, recommended?.berth?.berthId ?? ''),
    plateNo: plates.find(({ plateNo }) => plateNo === draft.plateNo)?.plateNo ?? plates[0]?.plateNo ?? '',
  };
}
export type BookingForm = ReturnType<typeof useBookingForm>;
