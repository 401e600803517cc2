import { momentText } from '@/domain/momentText';
import { formatYuan } from '@/domain/money';
import { APPEAL_STATE, isUnanswered } from '@/domain/stay/appealState';
import type { Appeal } from '@/services/transport/wire/appeal';
import type { TimelineStep } from '@/ui/card/Timeline';

const STATE_WORDS: Readonly<Record<number, string>> = {
  [APPEAL_STATE.unknown]: '处理中',
  [APPEAL_STATE.submitted]: '已提交',
  [APPEAL_STATE.underReview]: '处理中',
  [APPEAL_STATE.upheld]: '申诉成立',
  [APPEAL_STATE.rejected]: '申诉不成立',
  [APPEAL_STATE.withdrawn]: '已撤销',
};

type Tone = 'plain' | 'done' | 'soon' | 'owed';

/** The state of an appeal in one word. */
export const appealWord = ({ state, stateText }: Pick<Appeal, 'state' | 'stateText'>): string =>
  stateText || (STATE_WORDS[state] ?? '处理中');

/** The colour of an appeal: upheld, over, or open. */
export function appealTone({ state }: Pick<Appeal, 'state'>): Tone {
  if (state === APPEAL_STATE.upheld) return 'done';
  return state === APPEAL_STATE.rejected || state === APPEAL_STATE.withdrawn ? 'plain' : 'soon';
}

/** Whether the reply is still to come. An unknown state counts as open. */
export const isOpen = ({ state }: Pick<Appeal, 'state'>): boolean => isUnanswered(state);

/** The time by which a reply is promised while the appeal is open; empty when no time is promised. */
export function deadlineText(appeal: Pick<Appeal, 'state' | 'deadlineTime'>, nowMs: number): string {
  const by = isOpen(appeal) ? momentText(appeal.deadlineTime, nowMs) : '';
  return by === '' ? '' : `最晚 ${by} 前答复。还没付的先不用付；已付的，申诉成立后退回`;
}

/** What an upheld appeal changed, and what happens to the money. Empty for any other appeal. */
export function outcomeText({ state, resultFee, refundFee }: Appeal): string {
  if (state !== APPEAL_STATE.upheld) return '';
  const changed = resultFee === 0 ? '费用已免除' : `账单金额改为 ${formatYuan(resultFee)}`;
  return refundFee > 0 ? `${changed}，${formatYuan(refundFee)} 原路退回` : changed;
}

/** The past steps of an appeal and the next ones. */
export function appealSteps(appeal: Appeal, nowMs: number): readonly TimelineStep[] {
  const { timeline, submitTime, state, replyText } = appeal;
  const told = timeline.length > 0 ? timeline : [{ time: submitTime, title: appealWord(appeal), text: '' }];
  const done = told.map(({ time, title, text }, index): TimelineStep => {
    const isLast = index === told.length - 1;
    return {
      word: title,
      time: momentText(time, nowMs),
      // The reply is shown in full above.
      ...(text === '' || text === replyText ? {} : { note: text }),
      state: isLast ? 'now' : 'past',
      tone:
        isLast && state === APPEAL_STATE.upheld ? 'done' : isLast && state === APPEAL_STATE.rejected ? 'owed' : 'plain',
    };
  });
  if (!isOpen(appeal)) return done;
  const review: TimelineStep[] = state === APPEAL_STATE.submitted ? [{ word: '处理中', state: 'ahead' }] : [];
  const by = momentText(appeal.deadlineTime, nowMs);
  return [...done, ...review, { word: '答复', time: by === '' ? '' : `最晚 ${by}`, state: 'ahead' }];
}
