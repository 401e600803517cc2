import { type Pass, PASS_STATE } from '@/services/special/passes';

/**
 * The status and title of the result screen after documents were submitted. An empty `word`: the label of the state.
 */
export function toPassApplicationResultHeader(state: Pass['state']): {
  readonly status: 'pending' | 'success' | 'failed';
  readonly word: string;
} {
  if (state === PASS_STATE.underReview || state === PASS_STATE.unknown)
    return { status: 'pending', word: '已提交审核' };
  return { status: state === PASS_STATE.rejected || state === PASS_STATE.cancelled ? 'failed' : 'success', word: '' };
}
