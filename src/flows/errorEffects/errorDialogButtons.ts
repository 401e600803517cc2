import type { ScreenName } from '@/navigation/paths';
import type { DialogErrorEffect } from '@/services/base/baseQuery/errorEffectsByCode';

/** The actions that a button of an error dialog can have. */
export type ErrorDialogAction =
  | { do: 'close' }
  | { do: 'goTo'; path: ScreenName; query?: Readonly<Record<string, string>> }
  | { do: 'goBack' }
  /** Calls the operator's servicePhone. */
  | { do: 'callService' }
  | { do: 'closeWindow' }
  /** Ends the session on this device and leads to sign-in. */
  | { do: 'signIn' };

export interface ErrorDialogButton {
  label: string;
  action: ErrorDialogAction;
  isMain?: boolean;
}

const CANCEL: ErrorDialogButton = { label: '取消', action: { do: 'close' } };
const ACCOUNT_HELP: ErrorDialogAction = {
  do: 'goTo',
  path: 'customerServiceQuestionConsultation',
  query: { type: '5' },
};

/** The buttons of the error dialogs. They are in the dialog's own chunk, not in the first load. */
export const errorDialogButtons: Readonly<Record<DialogErrorEffect, readonly ErrorDialogButton[]>> = {
  offerWindowClose: [{ label: '确定', action: { do: 'closeWindow' }, isMain: true }],
  offerFeedback: [CANCEL, { label: '问题反馈', action: ACCOUNT_HELP, isMain: true }],
  offerArrearsPayment: [
    { label: '立即补缴', action: { do: 'goTo', path: 'multiPayPage', query: { arrearsOnly: '1' } }, isMain: true },
    { label: '误绑他人车辆', action: ACCOUNT_HELP },
    CANCEL,
  ],
  offerBack: [CANCEL, { label: '确定', action: { do: 'goBack' }, isMain: true }],
  offerSignIn: [
    { label: '稍后重试', action: { do: 'close' } },
    { label: '重新登录', action: { do: 'signIn' }, isMain: true },
  ],
};
