import type { ExitDeadlineStage } from '@/domain/payment/exitDeadline';
import { formatClock } from '@/domain/time';

import type { BillCardState } from './toBillCardState';

export interface ExitDeadlineNotice {
  readonly tone: 'soon' | 'owed';
  readonly label: string;
  readonly note: string;
  /** The text that screen readers announce once. */
  readonly announced: string;
}

const OVERSTAYED_TEXT = '已超过离场时间';

/** The notice for a paid car whose time to leave is near or has expired; null before. */
export function toExitDeadlineNotice(state: BillCardState, stage: ExitDeadlineStage | null): ExitDeadlineNotice | null {
  if (state.kind === 'due' && stage === 'over')
    return {
      tone: 'owed',
      label: OVERSTAYED_TEXT,
      note: `${OVERSTAYED_TEXT}，产生了新费用`,
      announced: `${OVERSTAYED_TEXT}，产生了新费用`,
    };
  if (state.kind !== 'paid' || state.leaveByMs === null) return null;
  if (stage === 'over')
    return {
      tone: 'owed',
      label: OVERSTAYED_TEXT,
      note: '可能产生新费用',
      announced: `${OVERSTAYED_TEXT}，可能产生新费用`,
    };
  if (stage !== 'soon') return null;
  const note = `已缴费，${formatClock(state.leaveByMs)} 前离场`;
  return { tone: 'soon', label: '请尽快离场', note, announced: '离场时间不到3分钟，请尽快离场' };
}
