import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { bookingApi } from './bookingApi';

/** Counters for /mine: bookings by the next step, locks, own berths, cars that may not enter, no-shows in 30 days. */
export const bookingUserCenterCountsSchema = wire.entity({
  unpaidNum: wire.count(),
  awaitingEntryNum: wire.count(),
  enteredNum: wire.count(),
  lockNum: wire.count(),
  registeredBerthNum: wire.count(),
  evasionNum: wire.count(),
  plateNum: wire.count(),
  noShowNum: wire.count(),
  noShowLimit: wire.count(),
});
export type BookingUserCenterCounts = wire.Infer<typeof bookingUserCenterCountsSchema>;

/** The `type` of getUserDetailInfo. */
export const BOOKING_USER_DETAIL_TYPE = { profile: 1, identity: 2 } as const;
export type BookingUserDetailType = (typeof BOOKING_USER_DETAIL_TYPE)[keyof typeof BOOKING_USER_DETAIL_TYPE];

/** The server masks the phone and the identity number. The identity number is only returned for type `identity`. */
export const bookingUserDetailSchema = wire.entity({
  driverId: wire.optionalId(),
  name: wire.text(),
  nickName: wire.text(),
  phone: wire.text(),
  avatarUrl: wire.text(),
  idCardNo: wire.text(),
  isCertified: wire.flag(),
});
export type BookingUserDetail = wire.Infer<typeof bookingUserDetailSchema>;

/** Whether the booking service recognises the session, and whether thirdId belongs to it. */
export const bookingServiceSessionCheckSchema = wire.entity({
  isLogin: wire.flag(),
  isBound: wire.flag(),
  driverId: wire.optionalId(),
});
export type BookingServiceSessionCheck = wire.Infer<typeof bookingServiceSessionCheckSchema>;

/** Handles refer to secrets in the vault. Each call lists the fields behind its handle. */
export const bookingUserCalls = bookingApi.injectEndpoints({
  endpoints: (build) => ({
    getUserCenter: build.query<BookingUserCenterCounts, void>({
      query: () => ({ path: 'getUserCenterData' }),
      ...createEndpointResponseOptions(bookingUserCenterCountsSchema, { suppressErrors: 'all' }), // counters; an em dash is shown instead
      providesTags: ['UserCenter'],
    }),
    getUserDetail: build.query<BookingUserDetail, { type: BookingUserDetailType }>({
      query: (body) => ({ path: 'getUserDetailInfo', body }),
      ...createEndpointResponseOptions(bookingUserDetailSchema, { suppressErrors: 'all' }), // optional additions to the screen
      providesTags: ['User'],
    }),
    /** Secret: name, or idCardNo, or both. A field that is left out stays unchanged. */
    updateUserDetail: build.mutation<BookingUserDetail, { handle: string; avatarUrl?: string }>({
      query: ({ handle, ...body }) => ({ path: 'updateDriverUserInfo', body, secret: handle }),
      ...createEndpointResponseOptions(bookingUserDetailSchema, { suppressErrors: 'unlisted' }),
      invalidatesTags: ['User'],
    }),
    /** Secret: phone, verifyCode. */
    bindBookingPhone: build.mutation<unknown, { handle: string }>({
      query: ({ handle }) => ({ path: 'bindPhone', secret: handle }),
      ...createEndpointResponseOptions(wire.ignoredData(), { suppressErrors: 'unlisted' }),
      invalidatesTags: ['User'],
    }),
    getBookingLoginState: build.query<BookingServiceSessionCheck, void>({
      query: () => ({ path: 'getLoginState' }),
      ...createEndpointResponseOptions(bookingServiceSessionCheckSchema, { suppressErrors: 'all' }),
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
