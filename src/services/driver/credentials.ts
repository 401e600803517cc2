import { reads } from '@/services/transport/store/defineService';
import { code, entity, flag, type Infer, list, nothing, optionalId } from '@/services/transport/wire/wire';

import { driverApi } from './driverApi';

/** The driver of the session, and their other ways to sign in. `boundClients`: 2 wechat, 3 alipay. */
export const loginState = entity({
  driverId: optionalId(),
  hasPhone: flag(),
  hasPassword: flag(),
  boundClients: list(code([0, 1, 2, 3], 0)),
});
export type LoginState = Infer<typeof loginState>;

/** Empty for an openid without an account. */
export const driverOfThirdId = entity({ driverId: optionalId() });

/** Handles refer to secrets in the vault. Each call lists the fields behind its handle. The form shows every failure that has no row of its own. */
export const credentialCalls = driverApi.injectEndpoints({
  endpoints: (build) => ({
    getLoginState: build.query<LoginState, void>({
      query: () => ({ path: 'loginStates' }),
      ...reads(loginState),
      providesTags: ['Driver'],
    }),
    /** The account that an openid belongs to. It is queried before anyone is signed in. */
    findDriverByThirdId: build.query<Infer<typeof driverOfThirdId>, { thirdId: string }>({
      query: (query) => ({ path: 'getDriverIdByThirdId', query }),
      ...reads(driverOfThirdId, { handles: 'all' }),
      keepUnusedDataFor: 0,
    }),
    /** Secret: oldPassword, newPassword. It ends every other session of the account. */
    changePassword: build.mutation<unknown, { handle: string }>({
      query: ({ handle }) => ({ path: 'password', method: 'PUT', secret: handle }),
      ...reads(nothing(), { handles: 'unlisted' }),
      invalidatesTags: ['Driver'],
    }),
    /** Secret: phone and verifyCode of the new number, and oldVerifyCode of the current one or the password. */
    changePhone: build.mutation<unknown, { handle: string }>({
      query: ({ handle }) => ({ path: 'phone', method: 'PUT', secret: handle }),
      ...reads(nothing(), { handles: 'unlisted' }),
      invalidatesTags: ['Driver'],
    }),
    /** Up to 20 characters, without emoji and symbols (Rule 7.4). */
    changeNickName: build.mutation<unknown, { nickName: string }>({
      query: (body) => ({ path: 'nickName', method: 'PUT', body }),
      ...reads(nothing(), { handles: 'unlisted' }),
      invalidatesTags: ['Driver'],
    }),
  }),
});
export const {
  useGetLoginStateQuery,
  useFindDriverByThirdIdQuery,
  useChangePasswordMutation,
  useChangePhoneMutation,
  useChangeNickNameMutation,
} = credentialCalls;
