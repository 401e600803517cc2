import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { driverApi } from './driverApi';

/** The driver of the session, and their available sign-in methods. `boundClients`: 2 wechat, 3 alipay. */
export const driverSignInMethodsSchema = wire.entity({
  driverId: wire.optionalId(),
  hasPhone: wire.flag(),
  hasPassword: wire.flag(),
  boundClients: wire.list(wire.enumCode([0, 1, 2, 3], 0)),
});
export type DriverSignInMethods = wire.Infer<typeof driverSignInMethodsSchema>;

/** Empty for an openid without an account. */
export const driverOfThirdIdSchema = wire.entity({ driverId: wire.optionalId() });

/**
 * Handles refer to secrets in the vault. Each call lists the fields behind its handle. The form shows every failure
 * that has no row of its own.
 */
export const credentialCalls = driverApi.injectEndpoints({
  endpoints: (build) => ({
    getLoginState: build.query<DriverSignInMethods, void>({
      query: () => ({ path: 'loginStates' }),
      ...createEndpointResponseOptions(driverSignInMethodsSchema),
      providesTags: ['Driver'],
    }),
    /** The account that an openid belongs to. It is queried before anyone is signed in. */
    findDriverByThirdId: build.query<wire.Infer<typeof driverOfThirdIdSchema>, { thirdId: string }>({
      query: (query) => ({ path: 'getDriverIdByThirdId', query }),
      ...createEndpointResponseOptions(driverOfThirdIdSchema, { suppressErrors: 'all' }),
      keepUnusedDataFor: 0,
    }),
    /** Secret: oldPassword, newPassword. It ends all other sessions of the account. */
    changePassword: build.mutation<unknown, { handle: string }>({
      query: ({ handle }) => ({ path: 'password', method: 'PUT', secret: handle }),
      ...createEndpointResponseOptions(wire.ignoredData(), { suppressErrors: 'unlisted' }),
      invalidatesTags: ['Driver'],
    }),
    /** Secret: phone and verifyCode of the new number, and oldVerifyCode of the current one or the password. */
    changePhone: build.mutation<unknown, { handle: string }>({
      query: ({ handle }) => ({ path: 'phone', method: 'PUT', secret: handle }),
      ...createEndpointResponseOptions(wire.ignoredData(), { suppressErrors: 'unlisted' }),
      invalidatesTags: ['Driver'],
    }),
    /** Up to 20 characters, without emoji and symbols (Rule 7.4). */
    changeNickName: build.mutation<unknown, { nickName: string }>({
      query: (body) => ({ path: 'nickName', method: 'PUT', body }),
      ...createEndpointResponseOptions(wire.ignoredData(), { suppressErrors: 'unlisted' }),
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
