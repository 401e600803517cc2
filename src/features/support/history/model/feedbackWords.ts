import { type Feedback, FEEDBACK_STATE } from '@/services/basic/support';

const WORDS: Readonly<Record<number, string>> = {
  [FEEDBACK_STATE.unknown]: '处理中',
  [FEEDBACK_STATE.received]: '待处理',
  [FEEDBACK_STATE.inProgress]: '处理中',
  [FEEDBACK_STATE.answered]: '已回复',
  [FEEDBACK_STATE.closed]: '已关闭',
};

/** The state in one word. A state that nobody knows is 处理中. */
export const stateWord = ({ state, stateText }: Pick<Feedback, 'state' | 'stateText'>): string =>
  stateText || (WORDS[state] ?? '处理中');

export function stateTone({ state }: Pick<Feedback, 'state'>): 'plain' | 'done' | 'soon' {
  if (state === FEEDBACK_STATE.answered) return 'done';
  return state === FEEDBACK_STATE.closed ? 'plain' : 'soon';
}

/** Whether it is over: nothing more can be asked. */
export const isClosed = ({ state }: Pick<Feedback, 'state'>): boolean => state === FEEDBACK_STATE.closed;

/** Whether the next word is customer service's. */
export const isAwaited = ({ state }: Pick<Feedback, 'state'>): boolean =>
  state !== FEEDBACK_STATE.answered && state !== FEEDBACK_STATE.closed;

/** What happens next, in one sentence. */
export function nextText(feedback: Pick<Feedback, 'state'>): string {
  if (isClosed(feedback)) return '已关闭。还有问题，可以再提交一条反馈';
  return isAwaited(feedback) ? '客服会在这里回复，需要时也会打电话给您' : '客服已回复，问题解决了吗？';
}
