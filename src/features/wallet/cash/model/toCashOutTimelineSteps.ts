import { formatServerMoment } from '@/domain/formatServerMoment';
import { formatMoment, parseServerTime } from '@/domain/time';
import { cashOutStateLabel, isCashOutReturned } from '@/domain/wallet/cashOut';
import { CASH_OUT_STATUS } from '@/domain/wallet/walletCodes';
import type { BalanceRefund } from '@/services/driver/wallets';
import type { TimelineStep } from '@/ui/card/Timeline';
import type { TagTone } from '@/ui/text/Tag';

const STATE = CASH_OUT_STATUS;
type CashOutFields = Pick<
  BalanceRefund,
  'state' | 'applyTime' | 'expectTime' | 'finishTime' | 'failReason' | 'refundChannel'
>;

export function cashOutTagTone(state: BalanceRefund['state']): TagTone {
  if (state === STATE.arrived) return 'done';
  return isCashOutReturned(state) ? 'owed' : 'soon';
}

/**
 * The latest expected day of arrival: `预计最晚11月24日`, without a time, because banks guarantee none. Empty if it is
 * unknown or past.
 */
export function cashOutArrivalText({ expectTime }: Pick<CashOutFields, 'expectTime'>, nowMs: number): string {
  const thenMs = parseServerTime(expectTime);
  if (thenMs === null || thenMs <= nowMs) return '';
  const [day = ''] = formatMoment(thenMs, nowMs).split(' ');
  return `预计最晚${day}`;
}

/** The steps of a cash-out, past and future. */
export function toCashOutTimelineSteps(refund: CashOutFields, nowMs: number): readonly TimelineStep[] {
  const { state, applyTime, finishTime, failReason, refundChannel } = refund;
  const submittedStep: TimelineStep = { word: '已提交', time: formatServerMoment(applyTime, nowMs), state: 'past' };
  const approvedStep: TimelineStep = { word: '审核通过', state: 'past' };
  const stateLabel = cashOutStateLabel(state);
  const arrivalStep: TimelineStep = {
    word: '到账',
    state: 'ahead',
    note: [refundChannel || '原路退回', cashOutArrivalText(refund, nowMs)].filter((part) => part !== '').join('，'),
  };
  switch (state) {
    case STATE.underReview:
      return [submittedStep, { word: stateLabel, state: 'now' }, { word: '处理中', state: 'ahead' }, arrivalStep];
    case STATE.onItsWay:
      return [submittedStep, approvedStep, { word: stateLabel, state: 'now' }, arrivalStep];
    case STATE.arrived:
      return [
        submittedStep,
        approvedStep,
        {
          word: stateLabel,
          time: formatServerMoment(finishTime, nowMs),
          state: 'now',
          tone: 'done',
          note: refundChannel,
        },
      ];
    case STATE.rejected:
    case STATE.failed: {
      const failedStep: TimelineStep = {
        word: stateLabel,
        time: formatServerMoment(finishTime, nowMs),
        state: 'now',
        tone: 'owed',
        note: failReason,
      };
      return state === STATE.failed ? [submittedStep, approvedStep, failedStep] : [submittedStep, failedStep];
    }
    default:
      return [submittedStep, { word: stateLabel, state: 'now' }];
  }
}

/** Whether the reason mentions unpaid parking fees, which the driver can pay in the app. */
export const isCashOutFailedByArrears = ({ failReason }: Pick<BalanceRefund, 'failReason'>): boolean =>
  /补缴|欠费/.test(failReason);
