import { responseOptions } from '@/services/base/defineService/defineService';
import { count, entity, flag, ignoredData, type Infer, optionalId, text } from '@/services/schema/wire';

import { bookingApi } from './bookingApi';

/** Counters for /mine: bookings by the next step, locks, own berths, cars that may not enter, no-shows in 30 days. */
export const bookingUserCountsSchema = entity({
  unpaidNum: count(),
  awaitingEntryNum: count(),
  enteredNum: count(),
  lockNum: count(),
  registeredBerthNum: count(),
  evasionNum: count(),
  plateNum: count(),
  noShowNum: count(),
  noShowLimit: count(),
});
export type BookingUserCounts = Infer<typeof bookingUserCountsSchema>;

/** The `type` of getUserDetailInfo. */
export const BOOKING_USER_DETAIL_TYPE = { profile: 1, identity: 2 } as const;
export type BookingUserDetailType = (typeof BOOKING_USER_DETAIL_TYPE)[keyof typeof BOOKING_USER_DETAIL_TYPE];

/** The server masks the phone and the identity number. The identity number is only returned for type `identity`. */
export const bookingUserDetailSchema = entity({
  driverId: optionalId(),
  name: text(),
  nickName: text(),
  phone: text(),
  avatarUrl: text(),
  idCardNo: text(),
  isCertified: flag(),
});
export type BookingUserDetail = Infer<typeof bookingUserDetailSchema>;

/** Whether the booking service recognises the session, and whether thirdId belongs to it. */
export const bookingServiceSessionSchema = entity({ isLogin: flag(), isBound: flag(), driverId: optionalId() });
export type BookingServiceSession = Infer<typeof bookingServiceSessionSchema>;

/** Handles refer to secrets in the vault. Each call lists the fields behind its handle. */
export const bookingUserCalls = bookingApi.injectEndpoints({
  endpoints: (build) => ({
    getUserCenter: build.query<BookingUserCounts, void>({
      query: () => ({ path: 'getUserCenterData' }),
      ...responseOptions(bookingUserCountsSchema, { suppressErrors: 'all' }), // counters; an em dash is shown instead
      providesTags: ['UserCenter'],
    }),
    getUserDetail: build.query<BookingUserDetail, { type: BookingUserDetailType }>({
      query: (body) => ({ path: 'getUserDetailInfo', body }),
      ...responseOptions(bookingUserDetailSchema, { suppressErrors: 'all' }), // optional additions to the screen
      providesTags: ['User'],
    }),
    /** Secret: name, or idCardNo, or both. A field that is left out stays unchanged. */
    updateUserDetail: build.mutation<BookingUserDetail, { handle: string; avatarUrl?: string }>({
      query: ({ handle, ...body }) => ({ path: 'updateDriverUserInfo', body, secret: handle }),
      ...responseOptions(bookingUserDetailSchema, { suppressErrors: 'unlisted' }),
      invalidatesTags: ['User'],
    }),
    /** Secret: phone, verifyCode. */
    bindBookingPhone: build.mutation<unknown, { handle: string }>({
      query: ({ handle }) => ({ path: 'bindPhone', secret: handle }),
      ...responseOptions(ignoredData(), { suppressErrors: 'unlisted' }),
      invalidatesTags: ['User'],
    }),
    getBookingLoginState: build.query<BookingServiceSession, void>({
      query: () => ({ path: 'getLoginState' }),
      ...responseOptions(bookingServiceSessionSchema, { suppressErrors: 'all' }),
      providesTags: ['User'],
    }),
  }),
});
export const {
  useGetUserCenterQuery,
  useGetUserDetailQuery,
  useUpdateUserDetailMutation,
  useBindBookingPhoneMutation,
  useGetBookingLoginStateQuery,
} = bookingUserCalls;
