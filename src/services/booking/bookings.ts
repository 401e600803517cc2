import { BOOKING_STATE, type BookingState } from '@/domain/booking/bookingState';
import { PLATE_COLORS, UNKNOWN_COLOR } from '@/domain/plate/plateCodes';
import { respondsWith } from '@/services/transport/store/defineService';
import { idempotentResponse, type RequestKey } from '@/services/transport/store/requestLookup';
import {
  cents,
  centsOrZero,
  code,
  count,
  decimal,
  entity,
  flag,
  id,
  type Infer,
  list,
  minutes,
  optionalId,
  requiredText,
  text,
  time,
} from '@/services/transport/wire/wire';

import { BERTH_TYPE, BERTH_TYPES } from './berths';
import { bookingApi } from './bookingApi';
import { cursorPage, cursorPageOptions } from './cursorPage';

/** Rule 3.7. */
export const BOOKINGS_PAGE_SIZE = 15;

export const BOOKING_STATES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The cost of cancelling until `untilTime`, cents. The rules of a booking are sorted by time. */
export const cancelRule = entity({ untilTime: time(), deductFee: cents() });
export type CancelRule = Infer<typeof cancelRule>;

/**
 * A package that can be booked on a date. Cents; `payFee` = `bookFee` + `depositFee`. `disableReason` says why
 * `canBook` is 0.
 */
export const bookPackage = entity({
  packageId: id(),
  packageName: requiredText(),
  parkId: id(),
  berthType: code(BERTH_TYPES, BERTH_TYPE.unknown),
  berthTypeText: text(),
  startTime: time(),
  endTime: time(),
  earliestEntryTime: time(),
  latestEntryTime: time(),
  /** Cancelling is free until this time. */
  cancelFreeTime: time(),
  cancelRules: list(cancelRule),
  /** The part of the payment that is not refunded if the car does not arrive by `latestEntryTime`. */
  noShowFee: cents(),
  bookFee: cents(),
  depositFee: cents(),
  payFee: cents(),
  overtimeHourFee: cents(),
  leftNum: count(),
  totalNum: count(),
  canBook: flag(),
  disableReason: text(),
});
export type BookPackage = Infer<typeof bookPackage>;
export const bookPackages = cursorPage(bookPackage);

/**
 * A booking. It is paid as bizType 6 by its `bookOrderNo` until `payDeadlineTime`. Money in cents. `lockId` is empty
 * if there is no lock.
 */
export const booking = entity({
  bookOrderNo: id(),
  parkId: id(),
  parkName: text(),
  parkAddr: text(),
  latitude: decimal(),
  longitude: decimal(),
  packageName: text(),
  berthId: id(),
  berthNo: text(),
  floor: text(),
  area: text(),
  /** The directions from the gate to the berth, as text. */
  entryTip: text(),
  plateNo: text(),
  formatPlateNo: text(),
  bookTime: time(),
  payDeadlineTime: time(),
  startTime: time(),
  endTime: time(),
  earliestEntryTime: time(),
  latestEntryTime: time(),
  cancelFreeTime: time(),
  cancelRules: list(cancelRule),
  noShowFee: cents(),
  overtimeHourFee: cents(),
  enterTime: time(),
  exitTime: time(),
  holdMinutes: minutes(),
  bookFee: cents(),
  depositFee: cents(),
  overtimeFee: centsOrZero(),
  payFee: cents(),
  refundFee: centsOrZero(),
  state: code(BOOKING_STATES, BOOKING_STATE.unknown),
  stateText: text(),
  canPay: flag(),
  canCancel: flag(),
  cancelTip: text(),
  lockId: optionalId(),
});
export type Booking = Infer<typeof booking>;
export const bookings = cursorPage(booking);

/** The cost of cancelling now. `countToday` of `limitToday` cancellations have been used. */
export const cancelPreview = entity({
  refundFee: cents(),
  deductFee: cents(),
  tip: text(),
  countToday: count(),
  limitToday: count(),
});
export type CancelPreview = Infer<typeof cancelPreview>;

/** A plate that can be used for a booking. A driver without plates is redirected to /addCar. */
export const bookingPlate = entity({
  plateId: id(),
  plateNo: requiredText(),
  formatPlateNo: requiredText(),
  plateColor: code(PLATE_COLORS, UNKNOWN_COLOR),
  isDefault: flag(),
});
export type BookingPlate = Infer<typeof bookingPlate>;
export const bookingPlates = cursorPage(bookingPlate);

/** A day. */
const CACHE_SECONDS = 86_400;

export interface CreateBookingArgs extends RequestKey {
  parkId: string;
  packageId: string;
  /** `YYYY-MM-DD`. */
  bookDate: string;
  berthId: string;
  plateNo: string;
  /** The cents that the driver was shown and confirmed. The server refuses a different price. */
  payAmount: number;
}

export interface BookingsArgs {
  /** One of BOOKING_STATE; without it, all of them. */
  state?: BookingState;
}

/** The remedies for a driver whose berth is occupied by another car. */
export const TAKEN_BERTH_REMEDY = { otherBerth: 1, refund: 2 } as const;
export type TakenBerthRemedy = (typeof TAKEN_BERTH_REMEDY)[keyof typeof TAKEN_BERTH_REMEDY];

export const bookingCalls = bookingApi.injectEndpoints({
  endpoints: (build) => ({
    /** `bookDate`: `YYYY-MM-DD`. */
    listBookPackages: build.query<Infer<typeof bookPackages>, { parkId: string; bookDate: string }>({
      query: (body) => ({ path: 'getBookPackageInfo', body }),
      ...respondsWith(bookPackages),
      providesTags: ['Park', 'Berth'],
    }),
    listBookingPlates: build.query<Infer<typeof bookingPlates>, void>({
      query: () => ({ path: 'getAllPlateInfo' }),
      ...respondsWith(bookingPlates),
      providesTags: ['Plate'],
    }),
    createBooking: build.mutation<Booking, CreateBookingArgs>({
      query: (body) => ({ path: 'createBookOrder', body }),
      ...idempotentResponse('booking', booking),
      invalidatesTags: ['Booking', 'Berth', 'Park', 'UserCenter'],
    }),
    listBookings: build.infiniteQuery<Infer<typeof bookings>, BookingsArgs, number>({
      query: ({ queryArg, pageParam }) => ({
        path: 'getBookOrderList',
        body: { ...queryArg, lastId: pageParam, pageSize: BOOKINGS_PAGE_SIZE },
      }),
      ...cursorPageOptions,
      ...respondsWith(bookings),
      providesTags: ['Booking'],
    }),
    getBooking: build.query<Booking, { bookOrderNo: string }>({
      query: (body) => ({ path: 'getBookOrderDetailInfo', body }),
      ...respondsWith(booking, { suppressErrors: 'unlisted' }), // the screen shows the failure and refetches
      providesTags: ['Booking'],
      // A driver underground can read the directions to the berth offline. Every opening refetches.
      keepUnusedDataFor: CACHE_SECONDS,
    }),
    previewBookingCancellation: build.query<CancelPreview, { bookOrderNo: string }>({
      query: (body) => ({ path: 'previewBookOrderCancelResult', body }),
      ...respondsWith(cancelPreview),
      providesTags: ['Booking'],
      keepUnusedDataFor: 0,
    }),
    /** `deductFee`: the cancellation cost that the driver was shown, cents. The server refuses if it has changed. */
    cancelBooking: build.mutation<Booking, RequestKey & { bookOrderNo: string; deductFee: number }>({
      query: (body) => ({ path: 'cancelBookOrder', body }),
      ...idempotentResponse('booking', booking),
      invalidatesTags: ['Booking', 'Berth', 'Park', 'Lock', 'UserCenter'],
    }),
    // Assumed: not in the published contract.
    /** 车位被占: the response is the booking with its new berth, or with the refund. */
    reportTakenBerth: build.mutation<
      Booking,
      RequestKey & { bookOrderNo: string; wish: TakenBerthRemedy; pictures: readonly string[] }
    >({
      query: (body) => ({ path: 'reportTakenBerth', body }),
      ...idempotentResponse('booking', booking),
      invalidatesTags: ['Booking', 'Berth', 'Park', 'Lock', 'UserCenter'],
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
