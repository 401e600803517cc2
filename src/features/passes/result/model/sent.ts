import { type Pass, PASS_STATE } from '@/services/special/passes';

/** How the screen after sending documents shows what became of them. An empty word: that of the state. */
export function sentOf(state: Pass['state']): {
  readonly status: 'pending' | 'success' | 'failed';
  readonly word: string;
} {
  if (state === PASS_STATE.underReview || state === PASS_STATE.unknown)
    return { status: 'pending', word: '已提交审核' };
  return { status: state === PASS_STATE.rejected || state === PASS_STATE.cancelled ? 'failed' : 'success', word: '' };
}
