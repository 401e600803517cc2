import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { authApi } from './authApi';

/** `image`: a base64 PNG that shows the characters to type. */
export const captchaChallengeSchema = wire.entity({ challengeId: wire.requiredText(), image: wire.text() });
export const signInResponseSchema = wire.entity({ driverId: wire.optionalId() });
export const signInResponseWireSchema = wire.entity({ driverId: wire.optionalId(), ...wire.tokenFields });
/** `openid` (assumed): the openid of the host's user, proved by the code. The transport stores it. */
export const hostSignInResponseWireSchema = wire.entity({
  driverId: wire.optionalId(),
  ...wire.tokenFields,
  openid: wire.optionalId(),
});
/** `userName`: the driver's own name, which is not in the contract; empty if they have not entered one. */
export const driverProfileSchema = wire.entity({
  driverId: wire.requiredText(),
  nickName: wire.text(),
  userName: wire.text(),
  phone: wire.text(),
  avatarUrl: wire.text(),
});
export type DriverProfile = wire.Infer<typeof driverProfileSchema>;
export const accountCheckSchema = wire.entity({ exists: wire.flag(), needChallenge: wire.flag() });

/** Secrets are passed by handle. The transport stores token pairs and removes them from the response. */
export const signInCalls = authApi.injectEndpoints({
  endpoints: (build) => ({
    /** Secret: phone, password, and after a failure challengeId and challengeCode. */
    login: build.mutation<wire.Infer<typeof signInResponseSchema>, { handle: string }>({
      query: ({ handle }) => ({ path: 'driver/login', method: 'POST', secret: handle }),
      ...createEndpointResponseOptions(
        signInResponseSchema,
        { storeTokens: true, skipRenewal: true, suppressErrors: 'unlisted' },
        signInResponseWireSchema,
      ),
    }),
    /** Secret: phone, verifyCode. */
    loginByVerifyCode: build.mutation<wire.Infer<typeof signInResponseSchema>, { handle: string }>({
      query: ({ handle }) => ({ path: 'driver/loginByVerifyCode', method: 'POST', secret: handle }),
      ...createEndpointResponseOptions(
        signInResponseSchema,
        { storeTokens: true, skipRenewal: true, suppressErrors: 'unlisted' },
        signInResponseWireSchema,
      ),
    }),
    /** Secret: the code of the host's authorization. */
    oAuthLogin: build.mutation<wire.Infer<typeof signInResponseSchema>, { handle: string; clientType: number }>({
      query: ({ handle, ...body }) => ({ path: 'driver/oAuthLogin', method: 'POST', body, secret: handle }),
      ...createEndpointResponseOptions(
        signInResponseSchema,
        { storeTokens: true, provesOpenid: true, skipRenewal: true, suppressErrors: 'unlisted' },
        hostSignInResponseWireSchema,
      ),
    }),
    getChallenge: build.mutation<wire.Infer<typeof captchaChallengeSchema>, void>({
      query: () => ({ path: 'getChallengeCode', method: 'POST' }),
      ...createEndpointResponseOptions(captchaChallengeSchema, { suppressErrors: 'unlisted' }),
    }),
    /** Secret: phone. */
    checkAccount: build.mutation<wire.Infer<typeof accountCheckSchema>, { handle: string }>({
      query: ({ handle }) => ({ path: 'checkAccount', method: 'POST', secret: handle }),
      ...createEndpointResponseOptions(accountCheckSchema),
    }),
    getLoginInfo: build.query<DriverProfile, void>({
      query: () => ({ path: 'driver/loginInfo' }),
      ...createEndpointResponseOptions(driverProfileSchema),
      providesTags: ['LoginInfo'],
    }),
  }),
});
export const {
  useGetChallengeMutation,
  useGetLoginInfoQuery,
  useLoginByVerifyCodeMutation,
  useLoginMutation,
  useOAuthLoginMutation,
  useCheckAccountMutation,
} = signInCalls;
