import { FALLBACK_FAILURE_TEXTS } from '@/flows/notices/failureTexts';
import type {
  DialogErrorEffect,
  SignOutErrorEffect,
  ToastErrorEffect,
} from '@/services/base/baseQuery/errorEffectsByCode';
import type { ServiceError } from '@/services/base/baseQuery/serviceError';

/** How the driver is notified that the session has ended, what is cleared, and where sign-in returns to. */
export interface SignOutHandling {
  notice: 'toast' | 'dialog';
  text: string;
  clears: readonly ('session' | 'reqJson' | 'platInfo')[];
  returnTo: 'redirect-here' | 'redirect-mine' | 'enCodeUrl-here';
}

export const signOutHandlingByEffect: Readonly<Record<SignOutErrorEffect, SignOutHandling>> = {
  signOutClearingEntryLink: {
    notice: 'toast',
    text: '请先登录',
    clears: ['session', 'reqJson', 'platInfo'],
    returnTo: 'redirect-here',
  },
  signOut: { notice: 'toast', text: '请先登录', clears: ['session'], returnTo: 'enCodeUrl-here' },
  signOutByOtherDevice: {
    notice: 'dialog',
    text: '该账号已在其他手机登录，请重新登录或尝试修改密码。',
    clears: ['session'],
    returnTo: 'redirect-mine',
  },
};

/** How long the toast of an effect is shown (Rule 5.2). */
export const getErrorToastMs = (effect: ToastErrorEffect): number =>
  effect === 'toastServerMessageLonger' ? 5_000 : 3_000;

/** The text of the dialog of an effect. It is also the toast if the dialog cannot be loaded. */
export const getErrorDialogText = (effect: DialogErrorEffect, { message }: ServiceError): string =>
  effect === 'offerSignIn'
    ? '暂时无法确认登录状态，请稍后重试，或重新登录。'
    : message || FALLBACK_FAILURE_TEXTS.refused;
