import { reads } from '@/services/transport/store/defineService';
import { entity, flag, type Infer, nothing, optionalId, tokenFields } from '@/services/transport/wire/wire';

import { driverApi } from './driverApi';

/** What a code sent by SMS is for. */
export type CodePurpose = 'login' | 'register' | 'reset' | 'bind' | 'changePhone' | 'deleteAccount';
export const phoneRegistered = entity({ registered: flag() });
export const signedInDriver = entity({ driverId: optionalId() });
export const signedInDriverWire = entity({ driverId: optionalId(), ...tokenFields });

/** Handles name secrets in the vault; see each call for the fields behind them. */
export const accountCalls = driverApi.injectEndpoints({
  endpoints: (build) => ({
    /** Secret: phone, and challengeId + challengeCode where a picture was asked for. */
    sendVerifyCode: build.mutation<unknown, { handle: string; thirdId: string; purpose: CodePurpose }>({
      query: ({ handle, ...body }) => ({ path: 'sendVerifyCode', method: 'POST', body, secret: handle }),
      ...reads(nothing(), { handles: 'unlisted' }),
    }),
    /** Secret: phone. */
    isPhoneRegistered: build.mutation<Infer<typeof phoneRegistered>, { handle: string }>({
      query: ({ handle }) => ({ path: 'isPhoneRegistered', method: 'POST', secret: handle }),
      ...reads(phoneRegistered, { handles: 'unlisted' }),
    }),
    /** Secret: phone, verifyCode, password. Answers a token pair, kept by the transport. */
    register: build.mutation<Infer<typeof signedInDriver>, { handle: string; thirdId: string }>({
      query: ({ handle, ...body }) => ({ path: 'register', method: 'POST', body, secret: handle }),
      ...reads(signedInDriver, { keepsTokens: true, handles: 'unlisted' }, signedInDriverWire),
    }),
    /** Secret: phone, verifyCode, password. */
    resetPassword: build.mutation<unknown, { handle: string }>({
      query: ({ handle }) => ({ path: 'resetPassword', method: 'PUT', secret: handle }),
      ...reads(nothing(), { handles: 'unlisted' }),
    }),
    /** Secret: phone, verifyCode. */
    bindPhone: build.mutation<unknown, { handle: string; thirdId: string }>({
      query: ({ handle, ...body }) => ({ path: 'bindPhone', method: 'POST', body, secret: handle }),
      ...reads(nothing(), { handles: 'unlisted' }),
      invalidatesTags: ['Driver'],
    }),
  }),
});
export const {
  useBindPhoneMutation,
  useIsPhoneRegisteredMutation,
  useRegisterMutation,
  useResetPasswordMutation,
  useSendVerifyCodeMutation,
} = accountCalls;
