import { formatServerMoment } from '@/domain/formatServerMoment';
import { formatYuan } from '@/domain/money';
import { APPEAL_STATE, isAppealPending } from '@/domain/stay/appealState';
import type { Appeal } from '@/services/schema/appeal';
import type { TimelineStep } from '@/ui/card/Timeline';

const STATE_LABELS: Readonly<Record<number, string>> = {
  [APPEAL_STATE.unknown]: '处理中',
  [APPEAL_STATE.submitted]: '已提交',
  [APPEAL_STATE.underReview]: '处理中',
  [APPEAL_STATE.upheld]: '申诉成立',
  [APPEAL_STATE.rejected]: '申诉不成立',
  [APPEAL_STATE.withdrawn]: '已撤销',
};

type Tone = 'plain' | 'done' | 'soon' | 'owed';

/** The label of an appeal's state. */
export const appealStateLabel = ({ state, stateText }: Pick<Appeal, 'state' | 'stateText'>): string =>
  stateText || (STATE_LABELS[state] ?? '处理中');

/** The tone of an appeal: upheld, closed, or open. */
export function appealTone({ state }: Pick<Appeal, 'state'>): Tone {
  if (state === APPEAL_STATE.upheld) return 'done';
  return state === APPEAL_STATE.rejected || state === APPEAL_STATE.withdrawn ? 'plain' : 'soon';
}

/** Whether the appeal has no reply yet. An unknown state counts as open. */
export const isAppealOpen = ({ state }: Pick<Appeal, 'state'>): boolean => isAppealPending(state);

/** The time by which a reply is promised while the appeal is open; empty when no time is promised. */
export function appealDeadlineText(appeal: Pick<Appeal, 'state' | 'deadlineTime'>, nowMs: number): string {
  const deadline = isAppealOpen(appeal) ? formatServerMoment(appeal.deadlineTime, nowMs) : '';
  return deadline === '' ? '' : `最晚 ${deadline} 前答复。还没付的先不用付；已付的，申诉成立后退回`;
}

/** What an upheld appeal has changed, and how much is refunded. Empty for any other appeal. */
export function upheldAppealText({ state, resultFee, refundFee }: Appeal): string {
  if (state !== APPEAL_STATE.upheld) return '';
  const changed = resultFee === 0 ? '费用已免除' : `账单金额改为 ${formatYuan(resultFee)}`;
  return refundFee > 0 ? `${changed}，${formatYuan(refundFee)} 原路退回` : changed;
}

/** The past steps of an appeal and the next ones. */
export function appealSteps(appeal: Appeal, nowMs: number): readonly TimelineStep[] {
  const { timeline, submitTime, state, replyText } = appeal;
  const entries = timeline.length > 0 ? timeline : [{ time: submitTime, title: appealStateLabel(appeal), text: '' }];
  const pastSteps = entries.map(({ time, title, text }, index): TimelineStep => {
    const isLast = index === entries.length - 1;
    return {
      word: title,
      time: formatServerMoment(time, nowMs),
      // The reply is shown in another card.
      ...(text === '' || text === replyText ? {} : { note: text }),
      state: isLast ? 'now' : 'past',
      tone:
        isLast && state === APPEAL_STATE.upheld ? 'done' : isLast && state === APPEAL_STATE.rejected ? 'owed' : 'plain',
    };
  });
  if (!isAppealOpen(appeal)) return pastSteps;
  const review: TimelineStep[] = state === APPEAL_STATE.submitted ? [{ word: '处理中', state: 'ahead' }] : [];
  const deadline = formatServerMoment(appeal.deadlineTime, nowMs);
  return [...pastSteps, ...review, { word: '答复', time: deadline === '' ? '' : `最晚 ${deadline}`, state: 'ahead' }];
}
