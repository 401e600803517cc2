import { isCallUnsupportedByGateway, type ServiceError } from './serviceError';

/**
 * The effects that error codes have for the driver. A name begins with its kind: `signOut` ends the session on this
 * device, `offer` shows a dialog, `toast` shows the server's message. How each is shown, and which screens it opens, is
 * in flows/errorEffects, which performs it.
 */
export type ErrorEffect =
  | 'signOut'
  | 'signOutClearingEntryLink'
  | 'signOutByOtherDevice'
  | 'openPhoneBinding'
  | 'offerWindowClose'
  | 'offerFeedback'
  | 'offerArrearsPayment'
  | 'offerBack'
  | 'offerSignIn'
  | 'toastServerMessage'
  | 'toastServerMessageLonger';

export type SignOutErrorEffect = Extract<ErrorEffect, `signOut${string}`>;
export type DialogErrorEffect = Extract<ErrorEffect, `offer${string}`>;
export type ToastErrorEffect = Extract<ErrorEffect, `toast${string}`>;

/** Every row of Rule 5.1; codes in lower case. */
export const errorEffectsByCode: Readonly<Record<string, ErrorEffect>> = {
  '0xd12501001': 'signOutClearingEntryLink',
  // A 401 reaches the table only if there was no token to renew, or the renewal was denied (Rule 4.2).
  '401': 'signOut',
  // With sourceType 5 the driver is at a lane, and the scan page shows the bill instead (NO_LANE_BILL_ERROR_CODE).
  '0x10d7500008': 'offerWindowClose',
  '0xd12501021': 'signOutByOtherDevice',
  '0xd12501022': 'openPhoneBinding',
  '0xd06510036': 'offerFeedback',
  '0xd06510037': 'offerArrearsPayment',
  '0x1306510012': 'toastServerMessageLonger',
  '0x1310501001': 'offerBack',
};

/**
 * Our own code, not one of the server: the token was refused, but it is unknown whether the session has ended, because
 * the renewal was not denied or the 401 had no envelope. The session stays, and the driver may sign in again.
 */
export const SESSION_UNCERTAIN_CODE = 'unrenewed';

/** Whether a code has an effect of its own, which is applied to every call. */
export const hasErrorEffect = (code: string): boolean => code in errorEffectsByCode || code === SESSION_UNCERTAIN_CODE;

/** With sourceType 5 this code leads to the scan page instead of the dialog of its row. */
export const NO_LANE_BILL_ERROR_CODE = '0x10d7500008';

/** Returns the effect of a code. A code without a row shows the server's message in a toast. */
export const getErrorEffect = (code: string): ErrorEffect =>
  (code === SESSION_UNCERTAIN_CODE ? 'offerSignIn' : errorEffectsByCode[code]) ?? 'toastServerMessage';

export const isSignOutErrorEffect = (effect: ErrorEffect): effect is SignOutErrorEffect => /^signOut/.test(effect);
export const isDialogErrorEffect = (effect: ErrorEffect): effect is DialogErrorEffect => /^offer/.test(effect);
export const isToastErrorEffect = (effect: ErrorEffect): effect is ToastErrorEffect => /^toast/.test(effect);

/** Whether a refusal with this code ends the session. */
export const isSignOutErrorCode = (code: string): boolean => isSignOutErrorEffect(getErrorEffect(code));

/**
 * Whether a failed query is shown only inside its own block, without a toast: it never reached a service, and its code
 * has no effect of its own.
 */
export const isInlineError = (error: Pick<ServiceError, 'code' | 'kind' | 'message'>): boolean =>
  isToastErrorEffect(getErrorEffect(error.code)) && (error.kind !== 'refused' || isCallUnsupportedByGateway(error));
