import { respondsWith } from '@/services/transport/store/defineService';
import { entity, flag, type Infer, optionalId, requiredText, text, tokenFields } from '@/services/transport/wire/wire';

import { authApi } from './authApi';

/** `image`: a base64 PNG that shows the characters to type. */
export const challenge = entity({ challengeId: requiredText(), image: text() });
export const signedIn = entity({ driverId: optionalId() });
export const signedInWire = entity({ driverId: optionalId(), ...tokenFields });
/** `openid` (assumed): the openid of the host's user, proved by the code. The transport stores it. */
export const signedInByHostWire = entity({ driverId: optionalId(), ...tokenFields, openid: optionalId() });
/** `userName`: the driver's own name, which is not in the contract; empty if they have not entered one. */
export const loginInfo = entity({
  driverId: requiredText(),
  nickName: text(),
  userName: text(),
  phone: text(),
  avatarUrl: text(),
});
export type LoginInfo = Infer<typeof loginInfo>;
export const account = entity({ exists: flag(), needChallenge: flag() });

/** Secrets are passed by handle. The transport stores token pairs and removes them from the response. */
export const signInCalls = authApi.injectEndpoints({
  endpoints: (build) => ({
    /** Secret: phone, password, and after a failure challengeId and challengeCode. */
    login: build.mutation<Infer<typeof signedIn>, { handle: string }>({
      query: ({ handle }) => ({ path: 'driver/login', method: 'POST', secret: handle }),
      ...respondsWith(signedIn, { storeTokens: true, skipRenewal: true, suppressErrors: 'unlisted' }, signedInWire),
    }),
    /** Secret: phone, verifyCode. */
    loginByVerifyCode: build.mutation<Infer<typeof signedIn>, { handle: string }>({
      query: ({ handle }) => ({ path: 'driver/loginByVerifyCode', method: 'POST', secret: handle }),
      ...respondsWith(signedIn, { storeTokens: true, skipRenewal: true, suppressErrors: 'unlisted' }, signedInWire),
    }),
    /** Secret: the code of the host's authorization. */
    oAuthLogin: build.mutation<Infer<typeof signedIn>, { handle: string; clientType: number }>({
      query: ({ handle, ...body }) => ({ path: 'driver/oAuthLogin', method: 'POST', body, secret: handle }),
      ...respondsWith(
        signedIn,
        { storeTokens: true, provesOpenid: true, skipRenewal: true, suppressErrors: 'unlisted' },
        signedInByHostWire,
      ),
    }),
    getChallenge: build.mutation<Infer<typeof challenge>, void>({
      query: () => ({ path: 'getChallengeCode', method: 'POST' }),
      ...respondsWith(challenge, { suppressErrors: 'unlisted' }),
    }),
    /** Secret: phone. */
    checkAccount: build.mutation<Infer<typeof account>, { handle: string }>({
      query: ({ handle }) => ({ path: 'checkAccount', method: 'POST', secret: handle }),
      ...respondsWith(account),
    }),
    getLoginInfo: build.query<LoginInfo, void>({
      query: () => ({ path: 'driver/loginInfo' }),
      ...respondsWith(loginInfo),
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
