import type { IdempotentRequestFailure, IdempotentRequestStage } from '@/flows/requests/requestStages';

import { serviceErrorText } from './toServiceErrorMessage';

const NOT_SENT_TEXTS = {
  noLine: '网络未连接，未操作',
  busy: '正在另一个页面办理，请稍后再看结果',
  late: '未操作，请重试',
} as const;

/**
 * Why a non-repeatable request was not performed, and what to do, in one line. Not for `unconfirmed`, where it is
 * unknown whether it was performed.
 */
export function requestFailureText(failure: Exclude<IdempotentRequestFailure, { is: 'unconfirmed' }>): string {
  switch (failure.is) {
    case 'refused':
      return serviceErrorText(failure.error);
    case 'notSent':
      return NOT_SENT_TEXTS[failure.because];
    case 'neverReceived':
      return '系统未收到，请重试';
  }
}

/** The text of the button while a request is pending. `sendingText` is used while it is sent: 正在提交…. */
export const requestBusyText = (stage: IdempotentRequestStage | null, sendingText: string): string | undefined =>
  stage?.is === 'sending' || stage?.is === 'done'
    ? sendingText
    : stage?.is === 'asking'
      ? '网络不稳，正在确认结果…'
      : undefined;

/** The note beside the action while a request is pending or its result is unknown; undefined otherwise. */
export const requestStageNoteText = (
  stage: IdempotentRequestStage | null,
  unconfirmedText: string,
): string | undefined => (stage?.is === 'unconfirmed' ? unconfirmedText : requestBusyText(stage, '正在提交…'));
