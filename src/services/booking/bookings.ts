import { BOOKING_STATE, type BookingState } from '@/domain/booking/bookingState';
import { ALL_PLATE_COLORS, UNKNOWN_PLATE_COLOR } from '@/domain/plate/plateCodes';
import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import { createEntityTag, createListTag, getProvidedEntityTags } from '@/services/base/defineService/entityTags';
import {
  createIdempotentResponseOptions,
  type IdempotencyKey,
} from '@/services/base/idempotentRequests/requestLookupEndpointOptions';
import * as wire from '@/services/schema/wire';

import { BERTH_TYPE, BERTH_TYPE_CODES } from './berths';
import { bookingApi } from './bookingApi';
import { createCursorPageSchema, cursorPageQueryOptions } from './cursorPage';

/** Rule 3.7. */
export const BOOKINGS_PAGE_SIZE = 15;

export const BOOKING_STATE_CODES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The cost of cancelling until `untilTime`, cents. The rules of a booking are sorted by time. */
export const bookingCancelRuleSchema = wire.entity({ untilTime: wire.dateTime(), deductFee: wire.cents() });
export type BookingCancelRule = wire.Infer<typeof bookingCancelRuleSchema>;

/**
 * A package that can be booked on a date. Cents; `payFee` = `bookFee` + `depositFee`. `disableReason` says why
 * `canBook` is 0.
 */
export const bookingPackageSchema = wire.entity({
  packageId: wire.id(),
  packageName: wire.requiredText(),
  parkId: wire.id(),
  berthType: wire.enumCode(BERTH_TYPE_CODES, BERTH_TYPE.unknown),
  berthTypeText: wire.text(),
  startTime: wire.dateTime(),
  endTime: wire.dateTime(),
  earliestEntryTime: wire.dateTime(),
  latestEntryTime: wire.dateTime(),
  /** Cancelling is free until this time. */
  cancelFreeTime: wire.dateTime(),
  cancelRules: wire.list(bookingCancelRuleSchema),
  /** The part of the payment that is not refunded if the car does not arrive by `latestEntryTime`. */
  noShowFee: wire.cents(),
  bookFee: wire.cents(),
  depositFee: wire.cents(),
  payFee: wire.cents(),
  overtimeHourFee: wire.cents(),
  leftNum: wire.count(),
  totalNum: wire.count(),
  canBook: wire.flag(),
  disableReason: wire.text(),
});
export type BookingPackage = wire.Infer<typeof bookingPackageSchema>;
export const bookingPackagesSchema = createCursorPageSchema(bookingPackageSchema);

/**
 * A booking. It is paid as bizType 6 by its `bookOrderNo` until `payDeadlineTime`. Money in cents. `lockId` is empty
 * if there is no lock.
 */
export const bookingSchema = wire.entity({
  bookOrderNo: wire.id(),
  parkId: wire.id(),
  parkName: wire.text(),
  parkAddr: wire.text(),
  latitude: wire.decimal(),
  longitude: wire.decimal(),
  packageName: wire.text(),
  berthId: wire.id(),
  berthNo: wire.text(),
  floor: wire.text(),
  area: wire.text(),
  /** The directions from the gate to the berth, as text. */
  entryTip: wire.text(),
  plateNo: wire.text(),
  formatPlateNo: wire.text(),
  bookTime: wire.dateTime(),
  payDeadlineTime: wire.dateTime(),
  startTime: wire.dateTime(),
  endTime: wire.dateTime(),
  earliestEntryTime: wire.dateTime(),
  latestEntryTime: wire.dateTime(),
  cancelFreeTime: wire.dateTime(),
  cancelRules: wire.list(bookingCancelRuleSchema),
  noShowFee: wire.cents(),
  overtimeHourFee: wire.cents(),
  enterTime: wire.dateTime(),
  exitTime: wire.dateTime(),
  holdMinutes: wire.minutes(),
  bookFee: wire.cents(),
  depositFee: wire.cents(),
  overtimeFee: wire.centsOrZero(),
  payFee: wire.cents(),
  refundFee: wire.centsOrZero(),
  state: wire.enumCode(BOOKING_STATE_CODES, BOOKING_STATE.unknown),
  stateText: wire.text(),
  canPay: wire.flag(),
  canCancel: wire.flag(),
  cancelTip: wire.text(),
  lockId: wire.optionalId(),
});
export type Booking = wire.Infer<typeof bookingSchema>;
export const bookingsSchema = createCursorPageSchema(bookingSchema);

/** The cost of cancelling now. `countToday` of `limitToday` cancellations have been used. */
export const bookingCancelPreviewSchema = wire.entity({
  refundFee: wire.cents(),
  deductFee: wire.cents(),
  tip: wire.text(),
  countToday: wire.count(),
  limitToday: wire.count(),
});
export type BookingCancelPreview = wire.Infer<typeof bookingCancelPreviewSchema>;

/** A plate that can be used for a booking. A driver without plates is redirected to /addCar. */
export const bookablePlateSchema = wire.entity({
  plateId: wire.id(),
  plateNo: wire.requiredText(),
  formatPlateNo: wire.requiredText(),
  plateColor: wire.enumCode(ALL_PLATE_COLORS, UNKNOWN_PLATE_COLOR),
  isDefault: wire.flag(),
});
export type BookablePlate = wire.Infer<typeof bookablePlateSchema>;
export const bookablePlatesSchema = createCursorPageSchema(bookablePlateSchema);

/** A day. */
const CACHE_SECONDS = 86_400;

const toBookingId = ({ bookOrderNo }: Pick<Booking, 'bookOrderNo'>) => bookOrderNo;
const bookingTag = (booking: Pick<Booking, 'bookOrderNo'>) => createEntityTag('Booking', toBookingId(booking));
/** A day has a limited number of cancellations: each one may change whether the other bookings can be cancelled. */
const CANCELLABLE_TAG = createEntityTag('Booking', 'CANCELLABLE');
const getChangedBookingTags = (changed: Pick<Booking, 'bookOrderNo'>) =>
  [bookingTag(changed), createListTag('Booking'), CANCELLABLE_TAG, 'Berth', 'Park', 'Lock', 'UserCenter'] as const;

export interface CreateBookingArgs extends IdempotencyKey {
  parkId: string;
  packageId: string;
  /** `YYYY-MM-DD`. */
  bookDate: string;
  berthId: string;
  plateNo: string;
  /** The cents that the driver was shown and confirmed. The server refuses a different price. */
  payAmount: number;
}

export interface ListBookingsArgs {
  /** One of BOOKING_STATE; without it, all of them. */
  state?: BookingState;
}

/** The remedies for a driver whose berth is occupied by another car. */
export const TAKEN_BERTH_REMEDY = { otherBerth: 1, refund: 2 } as const;
export type TakenBerthRemedy = (typeof TAKEN_BERTH_REMEDY)[keyof typeof TAKEN_BERTH_REMEDY];

export const bookingCalls = bookingApi.injectEndpoints({
  endpoints: (build) => ({
    /** `bookDate`: `YYYY-MM-DD`. */
    listBookPackages: build.query<wire.Infer<typeof bookingPackagesSchema>, { parkId: string; bookDate: string }>({
      query: (body) => ({ path: 'getBookPackageInfo', body }),
      ...createEndpointResponseOptions(bookingPackagesSchema),
      providesTags: ['Park', 'Berth'],
    }),
    listBookingPlates: build.query<wire.Infer<typeof bookablePlatesSchema>, void>({
      query: () => ({ path: 'getAllPlateInfo' }),
      ...createEndpointResponseOptions(bookablePlatesSchema),
      providesTags: ['Plate'],
    }),
    createBooking: build.mutation<Booking, CreateBookingArgs>({
      query: (body) => ({ path: 'createBookOrder', body }),
      ...createIdempotentResponseOptions('booking', bookingSchema),
      invalidatesTags: [createListTag('Booking'), 'Berth', 'Park', 'UserCenter'],
    }),
    listBookings: build.infiniteQuery<wire.Infer<typeof bookingsSchema>, ListBookingsArgs, number>({
      query: ({ queryArg, pageParam }) => ({
        path: 'getBookOrderList',
        body: { ...queryArg, lastId: pageParam, pageSize: BOOKINGS_PAGE_SIZE },
      }),
      ...cursorPageQueryOptions,
      ...createEndpointResponseOptions(bookingsSchema),
      providesTags: (data) =>
        getProvidedEntityTags(
          'Booking',
          toBookingId,
          data?.pages.flatMap(({ list }) => list),
        ),
    }),
    getBooking: build.query<Booking, { bookOrderNo: string }>({
      query: (body) => ({ path: 'getBookOrderDetailInfo', body }),
      ...createEndpointResponseOptions(bookingSchema, { suppressErrors: 'unlisted' }), // the screen shows the failure and refetches
      providesTags: (booking, _error, args) => [
        bookingTag(args),
        // After a failure, an earlier response may still be shown.
        ...(booking?.canCancel === 0 ? [] : [CANCELLABLE_TAG]),
      ],
      // A driver underground can read the directions to the berth offline. Every opening refetches.
      keepUnusedDataFor: CACHE_SECONDS,
    }),
    previewBookingCancellation: build.query<BookingCancelPreview, { bookOrderNo: string }>({
      query: (body) => ({ path: 'previewBookOrderCancelResult', body }),
      ...createEndpointResponseOptions(bookingCancelPreviewSchema),
      providesTags: (_preview, _error, args) => [bookingTag(args), CANCELLABLE_TAG],
      keepUnusedDataFor: 0,
    }),
    /** `deductFee`: the cancellation cost that the driver was shown, cents. The server refuses if it has changed. */
    cancelBooking: build.mutation<Booking, IdempotencyKey & { bookOrderNo: string; deductFee: number }>({
      query: (body) => ({ path: 'cancelBookOrder', body }),
      ...createIdempotentResponseOptions('booking', bookingSchema),
      invalidatesTags: (_booking, _error, args) => getChangedBookingTags(args),
    }),
    // Assumed: not in the published contract.
    /** 车位被占: the response is the booking with its new berth, or with the refund. */
    reportTakenBerth: build.mutation<
      Booking,
      IdempotencyKey & { bookOrderNo: string; wish: TakenBerthRemedy; pictures: readonly string[] }
    >({
      query: (body) => ({ path: 'reportTakenBerth', body }),
      ...createIdempotentResponseOptions('booking', bookingSchema),
      invalidatesTags: (_booking, _error, args) => getChangedBookingTags(args),
    }),
  }),
});
export const {
  useListBookPackagesQuery,
  useListBookingPlatesQuery,
  useListBookingsInfiniteQuery,
  useGetBookingQuery,
  usePreviewBookingCancellationQuery,
} = bookingCalls;
