import type { LeaveStage } from '@/domain/payment/leaveBy';
import { formatClock } from '@/domain/time';

import type { BillCardState } from './billCardState';

export interface LeaveWords {
  readonly tone: 'soon' | 'owed';
  readonly word: string;
  readonly note: string;
  /** What screen readers are told once. */
  readonly announced: string;
}

const OVER = '已超过离场时间';

/** What the card of a paid car says when its time to leave is near or over; null before. */
export function leaveWords(state: BillCardState, stage: LeaveStage | null): LeaveWords | null {
  if (state.kind === 'due' && stage === 'over')
    return { tone: 'owed', word: OVER, note: `${OVER}，产生了新费用`, announced: `${OVER}，产生了新费用` };
  if (state.kind !== 'paid' || state.leaveByMs === null) return null;
  if (stage === 'over')
    return { tone: 'owed', word: OVER, note: '可能产生新费用', announced: `${OVER}，可能产生新费用` };
  if (stage !== 'soon') return null;
  const note = `已缴费，${formatClock(state.leaveByMs)} 前离场`;
  return { tone: 'soon', word: '请尽快离场', note, announced: '离场时间不到3分钟，请尽快离场' };
}
