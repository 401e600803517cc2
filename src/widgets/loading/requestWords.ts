import type { RequestFailure, RequestStage } from '@/flows/requests/requestStages';

import { failureLine } from './failureWords';

const NOT_SENT = {
  noLine: '网络未连接，未操作',
  busy: '正在另一个页面办理，请稍后再看结果',
  late: '未操作，请重试',
} as const;

/** Why a request that spends or binds was not performed, and what to do, in one line. Not for `unconfirmed`: nobody knows whether it was. */
export function requestAdvice(failure: Exclude<RequestFailure, { is: 'unconfirmed' }>): string {
  switch (failure.is) {
    case 'refused':
      return failureLine(failure.error);
    case 'notSent':
      return NOT_SENT[failure.because];
    case 'neverReceived':
      return '系统未收到，请重试';
  }
}

/** The text of the button while a request is under way; `sendingText` names what is done: 正在提交…. */
export const busyTextOf = (stage: RequestStage | null, sendingText: string): string | undefined =>
  stage?.is === 'sending' || stage?.is === 'done'
    ? sendingText
    : stage?.is === 'asking'
      ? '网络不稳，正在确认结果…'
      : undefined;

/** What stands beside the action meanwhile, and as long as its result is not known; undefined otherwise. */
export const requestNote = (stage: RequestStage | null, unconfirmedText: string): string | undefined =>
  stage?.is === 'unconfirmed' ? unconfirmedText : busyTextOf(stage, '正在提交…');
