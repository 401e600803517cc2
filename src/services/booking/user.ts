import { reads } from '@/services/transport/store/defineService';
import { count, entity, flag, type Infer, nothing, optionalId, text } from '@/services/transport/wire/wire';

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

/** Whether the booking service knows the session, and whether thirdId belongs to it. */
export const loginState = entity({ isLogin: flag(), isBound: flag(), driverId: optionalId() });
export type LoginState = Infer<typeof loginState>;

/** Handles refer to secrets in the vault. Each call lists the fields behind its handle. */
export const userCalls = bookingApi.injectEndpoints({
  endpoints: (build) => ({
    getUserCenter: build.query<UserCenter, void>({
      query: () => ({ path: 'getUserCenterData' }),
      ...reads(userCenter, { handles: 'all' }), // counters; an em dash is shown instead
      providesTags: ['UserCenter'],
    }),
    getUserDetail: build.query<UserDetail, { type: UserDetailType }>({
      query: (body) => ({ path: 'getUserDetailInfo', body }),
      ...reads(userDetail, { handles: 'all' }), // it only adds to what the screen shows
      providesTags: ['User'],
    }),
    /** Secret: name, or idCardNo, or both. A field that is left out stays unchanged. */
    updateUserDetail: build.mutation<UserDetail, { handle: string; avatarUrl?: string }>({
      query: ({ handle, ...body }) => ({ path: 'updateDriverUserInfo', body, secret: handle }),
      ...reads(userDetail, { handles: 'unlisted' }),
      invalidatesTags: ['User'],
    }),
    /** Secret: phone, verifyCode. */
    bindBookingPhone: build.mutation<unknown, { handle: string }>({
      query: ({ handle }) => ({ path: 'bindPhone', secret: handle }),
      ...reads(nothing(), { handles: 'unlisted' }),
      invalidatesTags: ['User'],
    }),
    getBookingLoginState: build.query<LoginState, void>({
      query: () => ({ path: 'getLoginState' }),
      ...reads(loginState, { handles: 'all' }),
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
