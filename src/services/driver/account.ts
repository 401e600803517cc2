import type { ServiceError } from '@/services/base/baseQuery/serviceError';
import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { driverApi } from './driverApi';

/** The purposes of an SMS code. */
export const SMS_CODE_PURPOSES = [
  'login',
  'register',
  'reset',
  'bind',
  'changePhone',
  'deleteAccount',
  'balanceRefund',
] as const;
export type SmsCodePurpose = (typeof SMS_CODE_PURPOSES)[number];
/** The refusal of a code that is wrong, expired, used up, or was sent for something else. */
const SMS_CODE_ERROR = '0xd12501015';
/**
 * Whether a refusal concerns the SMS code: detected by its code or by its message, because the published contract
 * defines no code for it.
 */
export const isSmsCodeError = ({ code, message }: Pick<ServiceError, 'code' | 'message'>): boolean =>
  code === SMS_CODE_ERROR || message.includes('验证码');
/** The refusal of a phone number that has another account. Detected like `isSmsCodeError`. */
const PHONE_TAKEN_ERROR = '0xd12501013';
export const isPhoneTakenError = ({ code, message }: Pick<ServiceError, 'code' | 'message'>): boolean =>
  code === PHONE_TAKEN_ERROR || /手机号已(注册|绑定|被)/.test(message);

export const phoneRegisteredSchema = wire.entity({ registered: wire.flag() });
export const signedInDriverSchema = wire.entity({ driverId: wire.optionalId() });
export const signedInDriverWithTokensSchema = wire.entity({ driverId: wire.optionalId(), ...wire.tokenFields });

/** Handles refer to secrets in the vault. Each call lists the fields behind its handle. */
export const accountCalls = driverApi.injectEndpoints({
  endpoints: (build) => ({
    /** Secret: phone, and challengeId and challengeCode if a captcha was required. */
    sendVerifyCode: build.mutation<unknown, { handle: string; thirdId: string; purpose: SmsCodePurpose }>({
      query: ({ handle, ...body }) => ({ path: 'sendVerifyCode', method: 'POST', body, secret: handle }),
      ...createEndpointResponseOptions(wire.ignoredData(), { suppressErrors: 'unlisted' }),
    }),
    /** Secret: phone. */
    isPhoneRegistered: build.mutation<wire.Infer<typeof phoneRegisteredSchema>, { handle: string }>({
      query: ({ handle }) => ({ path: 'isPhoneRegistered', method: 'POST', secret: handle }),
      ...createEndpointResponseOptions(phoneRegisteredSchema, { suppressErrors: 'unlisted' }),
    }),
    /** Secret: phone, verifyCode, password. The response contains a token pair, which the transport stores. */
    register: build.mutation<wire.Infer<typeof signedInDriverSchema>, { handle: string; thirdId: string }>({
      query: ({ handle, ...body }) => ({ path: 'register', method: 'POST', body, secret: handle }),
      ...createEndpointResponseOptions(
        signedInDriverSchema,
        { storeTokens: true, suppressErrors: 'unlisted' },
        signedInDriverWithTokensSchema,
      ),
    }),
    /** Secret: phone, verifyCode, password. */
    resetPassword: build.mutation<unknown, { handle: string }>({
      query: ({ handle }) => ({ path: 'resetPassword', method: 'PUT', secret: handle }),
      ...createEndpointResponseOptions(wire.ignoredData(), { suppressErrors: 'unlisted' }),
    }),
    /** Secret: phone, verifyCode. */
    bindPhone: build.mutation<unknown, { handle: string; thirdId: string }>({
      query: ({ handle, ...body }) => ({ path: 'bindPhone', method: 'POST', body, secret: handle }),
      ...createEndpointResponseOptions(wire.ignoredData(), { suppressErrors: 'unlisted' }),
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
