import { type Feedback, FEEDBACK_STATE } from '@/services/basic/support';

const STATE_LABELS: Readonly<Record<number, string>> = {
  [FEEDBACK_STATE.unknown]: '处理中',
  [FEEDBACK_STATE.received]: '待处理',
  [FEEDBACK_STATE.inProgress]: '处理中',
  [FEEDBACK_STATE.answered]: '已回复',
  [FEEDBACK_STATE.closed]: '已关闭',
};

/** The label of the state. An unknown state is 处理中. */
export const feedbackStateLabel = ({ state, stateText }: Pick<Feedback, 'state' | 'stateText'>): string =>
  stateText || (STATE_LABELS[state] ?? '处理中');

export function feedbackStateTone({ state }: Pick<Feedback, 'state'>): 'plain' | 'done' | 'soon' {
  if (state === FEEDBACK_STATE.answered) return 'done';
  return state === FEEDBACK_STATE.closed ? 'plain' : 'soon';
}

/** Whether the feedback is closed, so that no further message is possible. */
export const isFeedbackClosed = ({ state }: Pick<Feedback, 'state'>): boolean => state === FEEDBACK_STATE.closed;

/** Whether customer service has to reply next. */
export const isAwaitingSupportReply = ({ state }: Pick<Feedback, 'state'>): boolean =>
  state !== FEEDBACK_STATE.answered && state !== FEEDBACK_STATE.closed;

/** What happens next, in one sentence. */
export function feedbackNextStepText(feedback: Pick<Feedback, 'state'>): string {
  if (isFeedbackClosed(feedback)) return '已关闭。还有问题，可以再提交一条反馈';
  return isAwaitingSupportReply(feedback) ? '客服会在这里回复，需要时也会打电话给您' : '客服已回复，问题解决了吗？';
}
