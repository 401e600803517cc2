import type { ServiceError } from '@/services/transport/query/serviceError';
import { reads } from '@/services/transport/store/defineService';
import { entity, flag, type Infer, nothing, optionalId, tokenFields } from '@/services/transport/wire/wire';

import { driverApi } from './driverApi';

/** The purposes of an SMS code. */
export const CODE_PURPOSES = [
  'login',
  'register',
  'reset',
  'bind',
  'changePhone',
  'deleteAccount',
  'balanceRefund',
] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];
/** The refusal of a code that is wrong, expired, used up, or was sent for something else. */
const CODE_SMS_CODE_WRONG = '0xd12501015';
/** Whether the refusal is about the code of a text message: by its number, or by its words, because the published contract has no number for it. */
export const isAboutSmsCode = ({ code, message }: Pick<ServiceError, 'code' | 'message'>): boolean =>
  code === CODE_SMS_CODE_WRONG || message.includes('验证码');
/** The refusal of a number that has another account: as `isAboutSmsCode`. */
const CODE_PHONE_TAKEN = '0xd12501013';
export const isAboutTakenPhone = ({ code, message }: Pick<ServiceError, 'code' | 'message'>): boolean =>
  code === CODE_PHONE_TAKEN || /手机号已(注册|绑定|被)/.test(message);

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
