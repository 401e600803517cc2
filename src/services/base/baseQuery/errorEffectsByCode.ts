import type { PathName } from '@/navigation/paths';

import { type FailureKind, isUnsupportedCall, type ServiceError } from './serviceError';

/** The actions that a button of an error dialog can have. */
export type ErrorAction =
  | { do: 'close' }
  | { do: 'goTo'; path: PathName; query?: Readonly<Record<string, string>> }
  | { do: 'goBack' }
  /** Calls the operator's servicePhone. */
  | { do: 'callService' }
  | { do: 'closeWindow' }
  /** Ends the session on this device and leads to sign-in. */
  | { do: 'signIn' };

export interface ErrorButton {
  label: string;
  action: ErrorAction;
  isMain?: boolean;
}

/**
 * The effect of an error code. This is data only; flows/errorEffects performs it. `text: 'server'` shows the server's
 * message. A toast lasts 3 s unless stated otherwise. `signOut` lists what is cleared and where the sign-in screen
 * returns to.
 */
export type ErrorEffect =
  | { do: 'toast'; text: 'server' | (string & {}); forMs: number }
  | { do: 'dialog'; title: string; text: 'server' | (string & {}); buttons: readonly ErrorButton[] }
  | { do: 'goTo'; path: 'bindPhone' }
  | {
      do: 'signOut';
      notice: 'toast' | 'dialog';
      text: string;
      clears: readonly ('session' | 'reqJson' | 'platInfo')[];
      returnTo: 'redirect-here' | 'redirect-mine' | 'enCodeUrl-here';
    };

/** Rule 5.2. */
const TOAST_MS = 3_000;
const LONG_TOAST_MS = 5_000;

const CANCEL: ErrorButton = { label: '取消', action: { do: 'close' } };
const ACCOUNT_HELP: ErrorAction = { do: 'goTo', path: 'customerServiceQuestionConsultation', query: { type: '5' } };

/** Every row of Rule 5.1; codes in lower case. */
export const errorEffectsByCode: Readonly<Record<string, ErrorEffect>> = {
  '0xd12501001': {
    do: 'signOut',
    notice: 'toast',
    text: '请先登录',
    clears: ['session', 'reqJson', 'platInfo'],
    returnTo: 'redirect-here',
  },
  // A 401 reaches the table only if there was no token to renew, or the renewal was denied (Rule 4.2).
  '401': { do: 'signOut', notice: 'toast', text: '请先登录', clears: ['session'], returnTo: 'enCodeUrl-here' },
  // With sourceType 5 the driver is at a lane, and the scan page shows the bill instead (NO_LANE_BILL_ERROR_CODE).
  '0x10d7500008': {
    do: 'dialog',
    title: '提示',
    text: 'server',
    buttons: [{ label: '确定', action: { do: 'closeWindow' }, isMain: true }],
  },
  '0xd12501021': {
    do: 'signOut',
    notice: 'dialog',
    text: '该账号已在其他手机登录，请重新登录或尝试修改密码。',
    clears: ['session'],
    returnTo: 'redirect-mine',
  },
  '0xd12501022': { do: 'goTo', path: 'bindPhone' },
  '0xd06510036': {
    do: 'dialog',
    title: '提示',
    text: 'server',
    buttons: [CANCEL, { label: '问题反馈', action: ACCOUNT_HELP, isMain: true }],
  },
  '0xd06510037': {
    do: 'dialog',
    title: '提示',
    text: 'server',
    buttons: [
      { label: '立即补缴', action: { do: 'goTo', path: 'multiPayPage', query: { arrearsOnly: '1' } }, isMain: true },
      { label: '误绑他人车辆', action: ACCOUNT_HELP },
      CANCEL,
    ],
  },
  '0x1306510012': { do: 'toast', text: 'server', forMs: LONG_TOAST_MS },
  '0x1310501001': {
    do: 'dialog',
    title: '提示',
    text: 'server',
    buttons: [CANCEL, { label: '确定', action: { do: 'goBack' }, isMain: true }],
  },
};

/**
 * Our own code, not one of the server: the token was refused, but it is unknown whether the session has ended, because
 * the renewal was not denied or the 401 had no envelope. The session stays, and the driver may sign in again.
 */
export const SESSION_UNCERTAIN_CODE = 'unrenewed';
const SESSION_UNCERTAIN_EFFECT: ErrorEffect = {
  do: 'dialog',
  title: '提示',
  text: '暂时无法确认登录状态，请稍后重试，或重新登录。',
  buttons: [
    { label: '稍后重试', action: { do: 'close' } },
    { label: '重新登录', action: { do: 'signIn' }, isMain: true },
  ],
};

/** Whether a code has an effect of its own, which is applied to every call. */
export const hasErrorEffect = (code: string): boolean => code in errorEffectsByCode || code === SESSION_UNCERTAIN_CODE;

/** With sourceType 5 this code leads to the scan page instead of the dialog of its row. */
export const NO_LANE_BILL_ERROR_CODE = '0x10d7500008';

/** The text if the server sends no message: what happened, and what to do. */
export const FAILURE_TEXTS: Readonly<Record<FailureKind, string>> = {
  offline: '网络连接不上，请检查网络后重试',
  timeout: '网络较慢，请稍后重试',
  http: '服务暂时不可用，请稍后重试',
  malformed: '服务返回的内容无法识别，请稍后重试',
  refused: '操作失败，请稍后重试',
};

/** The text if the operator's gateway does not support the call. */
export const UNSUPPORTED_CALL_TEXT = '停车场暂不支持这项服务';

/** Returns the effect of a code. A code without a row shows the server's message in a toast for 3 s. */
export const getErrorEffect = (code: string): ErrorEffect =>
  (code === SESSION_UNCERTAIN_CODE ? SESSION_UNCERTAIN_EFFECT : errorEffectsByCode[code]) ?? {
    do: 'toast',
    text: 'server',
    forMs: TOAST_MS,
  };

/**
 * Whether a failed query is shown only inside its own block, without a toast: it never reached a service, and its code
 * has no effect of its own.
 */
export const isInlineError = (error: Pick<ServiceError, 'code' | 'kind' | 'message'>): boolean =>
  getErrorEffect(error.code).do === 'toast' && (error.kind !== 'refused' || isUnsupportedCall(error));
