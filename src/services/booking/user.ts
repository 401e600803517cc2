import { respondsWith } from '@/services/transport/store/defineService';
import { count, entity, flag, ignoredData, type Infer, optionalId, text } from '@/services/transport/wire/wire';

import { bookingApi } from './bookingApi';

/** Counters for /mine: bookings by the next step, locks, own berths, cars that may not enter, no-shows in 30 days. */
export const userCenter = entity({
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
export type UserCenter = Infer<typeof userCenter>;

/** The `type` of getUserDetailInfo. */
export const USER_DETAIL = { profile: 1, identity: 2 } as const;
export type UserDetailType = (typeof USER_DETAIL)[keyof typeof USER_DETAIL];

/** The server masks the phone and the identity number. The identity number is only returned for type `identity`. */
export const userDetail = entity({
  driverId: optionalId(),
  name: text(),
  nickName: text(),
  phone: text(),
  avatarUrl: text(),
  idCardNo: text(),
  isCertified: flag(),
});
export type UserDetail = Infer<typeof userDetail>;

/** Whether the booking service recognises the session, and whether thirdId belongs to it. */
export const bookingLoginState = entity({ isLogin: flag(), isBound: flag(), driverId: optionalId() });
export type BookingLoginState = Infer<typeof bookingLoginState>;

/** Handles refer to secrets in the vault. Each call lists the fields behind its handle. */
export const userCalls = bookingApi.injectEndpoints({
  endpoints: (build) => ({
    getUserCenter: build.query<UserCenter, void>({
      query: () => ({ path: 'getUserCenterData' }),
      ...respondsWith(userCenter, { suppressErrors: 'all' }), // counters; an em dash is shown instead
      providesTags: ['UserCenter'],
    }),
    getUserDetail: build.query<UserDetail, { type: UserDetailType }>({
      query: (body) => ({ path: 'getUserDetailInfo', body }),
      ...respondsWith(userDetail, { suppressErrors: 'all' }), // optional additions to the screen
      providesTags: ['User'],
    }),
    /** Secret: name, or idCardNo, or both. A field that is left out stays unchanged. */
    updateUserDetail: build.mutation<UserDetail, { handle: string; avatarUrl?: string }>({
      query: ({ handle, ...body }) => ({ path: 'updateDriverUserInfo', body, secret: handle }),
      ...respondsWith(userDetail, { suppressErrors: 'unlisted' }),
      invalidatesTags: ['User'],
    }),
    /** Secret: phone, verifyCode. */
    bindBookingPhone: build.mutation<unknown, { handle: string }>({
      query: ({ handle }) => ({ path: 'bindPhone', secret: handle }),
      ...respondsWith(ignoredData(), { suppressErrors: 'unlisted' }),
      invalidatesTags: ['User'],
    }),
    getBookingLoginState: build.query<BookingLoginState, void>({
      query: () => ({ path: 'getLoginState' }),
      ...respondsWith(bookingLoginState, { suppressErrors: 'all' }),
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
} = userCalls;
