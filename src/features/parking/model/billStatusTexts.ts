import { formatYuan } from '@/domain/money';
import type { FreeBillReason } from '@/domain/stay/freeReason';
import { formatClock } from '@/domain/time';

import type { BillStatus } from './billStatus';

export interface BillStatusTexts {
  /** Shown above the amount. */
  readonly label: string;
  /** What the state means and what to do; empty where the amount is enough. */
  readonly text: string;
  readonly tone: 'owed' | 'done' | 'soon' | 'plain';
}

/** The texts for a bill's status, and until when it holds. */
export function billStatusTexts(status: BillStatus, nowMs: number): BillStatusTexts {
  switch (status.is) {
    case 'due':
      if (status.isArrears) return { label: '欠费待补缴', text: '', tone: 'owed' };
      return status.isTopUp
        ? { label: '还需付', text: '缴费后没有在规定时间内离场，需要补上超出的费用', tone: 'owed' }
        : { label: '待缴费', text: '', tone: 'plain' };
    case 'cleared':
      return {
        label: '已缴费',
        text: status.leaveByMs === null ? '请尽快离场' : `请于 ${formatClock(status.leaveByMs)} 前离场`,
        tone: 'done',
      };
    case 'free':
      return { ...freeReasonText(status.reason, nowMs), tone: 'done' };
    case 'paidUp':
      return { label: '已缴清', text: '暂无新的费用，继续停车会再次计费', tone: 'done' };
    case 'periodPass':
      return { label: '月卡车辆', text: '月卡有效，不用缴费', tone: 'done' };
    case 'finished':
      return {
        label: '已完成',
        text:
          status.refundCents > 0
            ? `不用缴费，${formatYuan(status.refundCents)} 已原路退回`
            : '这笔账单已结清，不用缴费',
        tone: 'done',
      };
    case 'blocked':
      return { label: '暂不能缴费', text: status.reason, tone: 'soon' };
    case 'unknown':
      return { label: '暂未查到费用', text: '停车场暂未返回费用，请稍后刷新，或在出口缴费', tone: 'soon' };
  }
}

/** Why a stay costs nothing. An expired free time is not shown, because the server still reports no fee. */
function freeReasonText(reason: FreeBillReason, nowMs: number): Pick<BillStatusTexts, 'label' | 'text'> {
  switch (reason.is) {
    case 'freeTime':
      return {
        label: '免费时段内',
        text: reason.untilMs <= nowMs ? '现在离场不用缴费' : `${formatClock(reason.untilMs)} 前离场不用缴费`,
      };
    case 'freeCar':
      return { label: '免费车辆', text: '这辆车在这里停车不收费' };
    case 'discount':
      return { label: '已全额减免', text: '优惠已抵扣全部费用，不用缴费' };
    case 'said':
      return { label: '免费停车', text: `${reason.text}，不用缴费` };
    case 'unknown':
      return { label: '无需缴费', text: '现在离场不用缴费' };
  }
}
