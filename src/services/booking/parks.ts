import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { bookingApi } from './bookingApi';
import { createCursorPageSchema } from './cursorPage';

/** Rule 3.7. */
export const BOOKABLE_PARKS_PAGE_SIZE = 9999;

/**
 * A lot with bookable berths, and its rules. `distance` in metres, NaN if no place was given. Space counts of -1 mean
 * unlimited. Coordinates are GCJ-02. A car may drive in from `earlyEntryMinutes` before the booked time until
 * `lateEntryMinutes` after it. Cancelling is free until `freeCancelMinutes` before it. `minBookFee`: the price of the
 * cheapest package, cents.
 */
export const bookableParkSchema = wire.entity({
  parkId: wire.id(),
  parkName: wire.requiredText(),
  parkAddr: wire.text(),
  latitude: wire.decimal(),
  longitude: wire.decimal(),
  distance: wire.decimal(),
  leftBookSpaceNum: wire.count(Number.NaN),
  totalBookSpaceNum: wire.count(),
  minBookFee: wire.cents(),
  /** How many minutes a berth is held while the driver pays. */
  holdMinutes: wire.minutes(),
  earlyEntryMinutes: wire.minutes(),
  lateEntryMinutes: wire.minutes(),
  freeCancelMinutes: wire.minutes(),
  /** Cents for each begun hour after the booked end. */
  overtimeHourFee: wire.cents(),
  /** The limits after which a driver cannot book: cancellations on one day, and no-shows in 30 days. */
  cancelLimit: wire.count(),
  noShowLimit: wire.count(),
  feeRuleLabels: wire.list(wire.text()),
  description: wire.text(),
  phone: wire.text(),
  supportLock: wire.flag(),
});
export type BookablePark = wire.Infer<typeof bookableParkSchema>;
export const bookableParksSchema = createCursorPageSchema(bookableParkSchema);

/** GCJ-02 degrees. */
export interface BookableParksCenter {
  longitude: number;
  latitude: number;
}

export const bookableParkCalls = bookingApi.injectEndpoints({
  endpoints: (build) => ({
    getBookablePark: build.query<BookablePark, { parkId: string }>({
      query: (body) => ({ path: 'getParkDetail', body }),
      ...createEndpointResponseOptions(bookableParkSchema, { suppressErrors: 'unlisted' }), // the screen shows that the lot takes no bookings
      providesTags: ['Park'],
    }),
    /** Every bookable lot whose name contains this text; all of them for an empty text. */
    listBookableParksByName: build.query<wire.Infer<typeof bookableParksSchema>, { parkName: string }>({
      query: (body) => ({
        path: 'getBookableParksByName',
        body: { ...body, lastId: 0, pageSize: BOOKABLE_PARKS_PAGE_SIZE },
      }),
      ...createEndpointResponseOptions(bookableParksSchema),
      providesTags: ['Park'],
    }),
    /** Nearest first. */
    listBookableParksNear: build.query<wire.Infer<typeof bookableParksSchema>, BookableParksCenter>({
      query: (body) => ({ path: 'getBookableParksByLocation', body }),
      ...createEndpointResponseOptions(bookableParksSchema),
      providesTags: ['Park'],
    }),
    /** Lots with free berths near a lot that is full, nearest first, without the lot itself. */
    listRecommendedParks: build.query<wire.Infer<typeof bookableParksSchema>, { parkId: string }>({
      query: (body) => ({ path: 'getRecommendParkingList', body }),
      ...createEndpointResponseOptions(bookableParksSchema, { suppressErrors: 'all' }), // only a suggestion for a lot that is full
      providesTags: ['Park'],
    }),
  }),
});
export const {
  useGetBookableParkQuery,
  useListBookableParksByNameQuery,
  useListBookableParksNearQuery,
  useListRecommendedParksQuery,
} = bookableParkCalls;
