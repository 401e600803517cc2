import { momentText } from '@/domain/momentText';
import { formatMoment, parseServerTime } from '@/domain/time';
import { cashOutWord, isCashOutReturned } from '@/domain/wallet/cashOut';
import { BALANCE_REFUND_STATE } from '@/domain/wallet/walletCodes';
import type { BalanceRefund } from '@/services/driver/wallets';
import type { TimelineStep } from '@/ui/card/Timeline';
import type { TagTone } from '@/ui/text/Tag';

const STATE = BALANCE_REFUND_STATE;
type Course = Pick<BalanceRefund, 'state' | 'applyTime' | 'expectTime' | 'finishTime' | 'failReason' | 'refundChannel'>;

export function cashOutTone(state: BalanceRefund['state']): TagTone {
  if (state === STATE.arrived) return 'done';
  return isCashOutReturned(state) ? 'owed' : 'soon';
}

/** The day until which the money is expected: `预计最晚11月24日`. A minute would be a promise of the bank's. Empty if nobody has said, or if it is past. */
export function expected({ expectTime }: Pick<Course, 'expectTime'>, nowMs: number): string {
  const thenMs = parseServerTime(expectTime);
  if (thenMs === null || thenMs <= nowMs) return '';
  const [day = ''] = formatMoment(thenMs, nowMs).split(' ');
  return `预计最晚${day}`;
}

/** The course of a pay-out, with what is still ahead. */
export function cashOutSteps(refund: Course, nowMs: number): readonly TimelineStep[] {
  const { state, applyTime, finishTime, failReason, refundChannel } = refund;
  const asked: TimelineStep = { word: '已提交', time: momentText(applyTime, nowMs), state: 'past' };
  const passed: TimelineStep = { word: '审核通过', state: 'past' };
  const word = cashOutWord(state);
  const arrival: TimelineStep = {
    word: '到账',
    state: 'ahead',
    note: [refundChannel || '原路退回', expected(refund, nowMs)].filter((part) => part !== '').join('，'),
  };
  switch (state) {
    case STATE.underReview:
      return [asked, { word, state: 'now' }, { word: '处理中', state: 'ahead' }, arrival];
    case STATE.onItsWay:
      return [asked, passed, { word, state: 'now' }, arrival];
    case STATE.arrived:
      return [
        asked,
        passed,
        { word, time: momentText(finishTime, nowMs), state: 'now', tone: 'done', note: refundChannel },
      ];
    case STATE.rejected:
    case STATE.failed: {
      const ended: TimelineStep = {
        word,
        time: momentText(finishTime, nowMs),
        state: 'now',
        tone: 'owed',
        note: failReason,
      };
      return state === STATE.failed ? [asked, passed, ended] : [asked, ended];
    }
    default:
      return [asked, { word, state: 'now' }];
  }
}

/** The reason names parking fees that are owed, which the driver can settle here. */
export const isAboutArrears = ({ failReason }: Pick<BalanceRefund, 'failReason'>): boolean =>
  /补缴|欠费/.test(failReason);
