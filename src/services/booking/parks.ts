import { reads } from '@/services/transport/store/defineService';
import {
  cents,
  count,
  decimal,
  entity,
  flag,
  id,
  type Infer,
  list,
  minutes,
  requiredText,
  text,
} from '@/services/transport/wire/wire';

import { bookingApi } from './bookingApi';
import { pageOf } from './page';

/** Rule 3.7. */
export const BOOKABLE_PARKS_PAGE_SIZE = 9999;

/**
 * A lot with berths to book and its rules. `distance` in metres, NaN where no place was given; space counts of -1 mean
 * unlimited; coordinates GCJ-02. A car may drive in from `earlyEntryMinutes` before the booked time to `lateEntryMinutes`
 * after it; cancelling is free until `freeCancelMinutes` before it. `minBookFee`: the cheapest package, cents.
 */
export const bookablePark = entity({
  parkId: id(),
  parkName: requiredText(),
  parkAddr: text(),
  latitude: decimal(),
  longitude: decimal(),
  distance: decimal(),
  leftBookSpaceNum: count(),
  totalBookSpaceNum: count(),
  minBookFee: cents(),
  /** Minutes a berth is held while it is being paid. */
  holdMinutes: minutes(),
  earlyEntryMinutes: minutes(),
  lateEntryMinutes: minutes(),
  freeCancelMinutes: minutes(),
  /** Cents for each hour begun after the booked end. */
  overtimeHourFee: cents(),
  /** Cancellations of a driver on one day, and times he did not come in 30 days, after which he cannot book. */
  cancelLimit: count(),
  noShowLimit: count(),
  feeRuleLabels: list(text()),
  description: text(),
  phone: text(),
  supportLock: flag(),
});
export type BookablePark = Infer<typeof bookablePark>;
export const bookableParks = pageOf(bookablePark);

/** GCJ-02 degrees. */
export interface BookingPlace {
  longitude: number;
  latitude: number;
}

export const parkCalls = bookingApi.injectEndpoints({
  endpoints: (build) => ({
    getBookablePark: build.query<BookablePark, { parkId: string }>({
      query: (body) => ({ path: 'getParkDetail', body }),
      ...reads(bookablePark),
      providesTags: ['Park'],
    }),
    /** Every bookable lot whose name has this text; all of them for an empty one. */
    listBookableParksByName: build.query<Infer<typeof bookableParks>, { parkName: string }>({
      query: (body) => ({
        path: 'getBookableParksByName',
        body: { ...body, lastId: 0, pageSize: BOOKABLE_PARKS_PAGE_SIZE },
      }),
      ...reads(bookableParks),
      providesTags: ['Park'],
    }),
    /** Nearest first. */
    listBookableParksNear: build.query<Infer<typeof bookableParks>, BookingPlace>({
      query: (body) => ({ path: 'getBookableParksByLocation', body }),
      ...reads(bookableParks),
      providesTags: ['Park'],
    }),
    /** Lots with berths left near one that is full, nearest first; without the lot itself. */
    listRecommendedParks: build.query<Infer<typeof bookableParks>, { parkId: string }>({
      query: (body) => ({ path: 'getRecommendParkingList', body }),
      ...reads(bookableParks, { handles: 'all' }), // a hint beside a lot that is full
      providesTags: ['Park'],
    }),
  }),
});
export const {
  useGetBookableParkQuery,
  useListBookableParksByNameQuery,
  useListBookableParksNearQuery,
  useListRecommendedParksQuery,
} = parkCalls;
