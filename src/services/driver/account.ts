import { reads } from '@/services/transport/store/defineService';
import { entity, flag, type Infer, nothing, optionalId, tokenFields } from '@/services/transport/wire/wire';

import { driverApi } from './driverApi';

/** The purpose of an SMS code. */
export type CodePurpose = 'login' | 'register' | 'reset' | 'bind' | 'changePhone' | 'deleteAccount';
export const phoneRegistered = entity({ registered: flag() });
export const signedInDriver = entity({ driverId: optionalId() });
export const signedInDriverWire = entity({ driverId: optionalId(), ...tokenFields });

/** Handles refer to secrets in the vault. Each call lists the fields behind its handle. */
export const accountCalls = driverApi.injectEndpoints({
  endpoints: (build) => ({
    /** Secret: phone, and challengeId and challengeCode if a captcha was required. */
    sendVerifyCode: build.mutation<unknown, { handle: string; thirdId: string; purpose: CodePurpose }>({
      query: ({ handle, ...body }) => ({ path: 'sendVerifyCode', method: 'POST', body, secret: handle }),
      ...reads(nothing(), { handles: 'unlisted' }),
    }),
    /** Secret: phone. */
    isPhoneRegistered: build.mutation<Infer<typeof phoneRegistered>, { handle: string }>({
      query: ({ handle }) => ({ path: 'isPhoneRegistered', method: 'POST', secret: handle }),
      ...reads(phoneRegistered, { handles: 'unlisted' }),
    }),
    /** Secret: phone, verifyCode, password. The response contains a token pair, which the transport keeps. */
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
