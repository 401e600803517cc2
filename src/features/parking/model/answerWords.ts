import { formatYuan } from '@/domain/money';
import type { FreeReason } from '@/domain/stay/freeReason';
import { formatClock } from '@/domain/time';

import type { BillAnswer } from './billAnswer';

export interface AnswerWords {
  /** Shown above the amount. */
  readonly word: string;
  /** What the state means and what to do; empty where the amount is enough. */
  readonly text: string;
  readonly tone: 'owed' | 'done' | 'soon' | 'plain';
}

/** The bill's state in words, and until when it holds. */
export function wordsOf(answer: BillAnswer, nowMs: number): AnswerWords {
  switch (answer.is) {
    case 'due':
      if (answer.isArrears) return { word: '欠费待补缴', text: '', tone: 'owed' };
      return answer.isTopUp
        ? { word: '还需付', text: '缴费后没有在规定时间内离场，需要补上超出的费用', tone: 'owed' }
        : { word: '待缴费', text: '', tone: 'plain' };
    case 'cleared':
      return {
        word: '已缴费',
        text: answer.leaveByMs === null ? '请尽快离场' : `请于 ${formatClock(answer.leaveByMs)} 前离场`,
        tone: 'done',
      };
    case 'free':
      return { ...freeWords(answer.reason, nowMs), tone: 'done' };
    case 'paidUp':
      return { word: '已缴清', text: '暂无新的费用，继续停车会再次计费', tone: 'done' };
    case 'periodPass':
      return { word: '月卡车辆', text: '月卡有效，不用缴费', tone: 'done' };
    case 'finished':
      return {
        word: '已完成',
        text:
          answer.refundCents > 0
            ? `不用缴费，${formatYuan(answer.refundCents)} 已原路退回`
            : '这笔账单已结清，不用缴费',
        tone: 'done',
      };
    case 'blocked':
      return { word: '暂不能缴费', text: answer.reason, tone: 'soon' };
    case 'unknown':
      return { word: '暂未查到费用', text: '停车场暂未返回费用，请稍后刷新，或在出口缴费', tone: 'soon' };
  }
}

/** Why a stay costs nothing. A free time that is over is not shown, because the stay still costs nothing. */
function freeWords(reason: FreeReason, nowMs: number): Pick<AnswerWords, 'word' | 'text'> {
  switch (reason.is) {
    case 'freeTime':
      return {
        word: '免费时段内',
        text: reason.untilMs <= nowMs ? '现在离场不用缴费' : `${formatClock(reason.untilMs)} 前离场不用缴费`,
      };
    case 'freeCar':
      return { word: '免费车辆', text: '这辆车在这里停车不收费' };
    case 'discount':
      return { word: '已全额减免', text: '优惠已抵扣全部费用，不用缴费' };
    case 'said':
      return { word: '免费停车', text: `${reason.text}，不用缴费` };
    case 'unknown':
      return { word: '无需缴费', text: '现在离场不用缴费' };
  }
}
