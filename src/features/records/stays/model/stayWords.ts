import { momentText } from '@/domain/momentText';
import { formatYuan } from '@/domain/money';
import { ARREARS_STATE } from '@/domain/stay/arrearsState';
import { BILL_STATE } from '@/domain/stay/billState';
import { isUnderAppeal } from '@/domain/stay/stayActions';
import { placeOf } from '@/domain/stay/stayFacts';
import { formatClock, formatDuration, parseServerTime } from '@/domain/time';
import type { ParkingBill } from '@/services/charge/parkingBill';

type Tone = 'plain' | 'brand' | 'done' | 'soon' | 'owed';

const WORDS: Readonly<Record<number, readonly [word: string, tone: Tone]>> = {
  [BILL_STATE.parked]: ['在停', 'brand'],
  [BILL_STATE.toPay]: ['待支付', 'owed'],
  [BILL_STATE.cleared]: ['已缴费', 'done'],
  [BILL_STATE.finished]: ['已完成', 'done'],
  [BILL_STATE.arrears]: ['欠费', 'owed'],
  [BILL_STATE.closed]: ['已免除', 'plain'],
};

/** Nothing has to be paid for it any more, whatever it once cost. */
export const isWaived = ({ orderState }: Pick<ParkingBill, 'orderState'>): boolean => orderState === BILL_STATE.closed;

/** The state of a stay in one word; empty if the server does not say. An unknown state is never a success. */
export function stayState(bill: ParkingBill): { readonly word: string; readonly tone: Tone } {
  if (isUnderAppeal(bill)) return { word: '申诉中', tone: 'soon' };
  if (bill.orderState === BILL_STATE.arrears && bill.arrearsState === ARREARS_STATE.beingPaid)
    return { word: '补缴中', tone: 'soon' };
  const [word, tone] = WORDS[bill.orderState] ?? [bill.orderStateText, 'soon'];
  return { word, tone };
}

const isFreeOfCharge = (bill: ParkingBill): boolean => bill.totalFee === 0 && (bill.refundFee === 0 || isWaived(bill));

/** The amount of a stay, cents: the amount due if there is one, otherwise what was paid. NaN when the lot did not send the fee. */
export function stayAmount(bill: ParkingBill): {
  readonly label: string;
  readonly cents: number;
  readonly isFree: boolean;
  readonly isOwed: boolean;
} {
  const { parkFee, parkFeeSucc, paidFee, exitTime } = bill;
  const isOwed = !isUnderAppeal(bill) && bill.canPay === 1 && parkFee > 0 && exitTime !== '';
  if (parkFeeSucc === 0) return { label: '暂未查到费用', cents: Number.NaN, isFree: false, isOwed: false };
  if (parkFee > 0) return { label: exitTime === '' ? '目前费用' : '待缴', cents: parkFee, isFree: false, isOwed };
  // Without the whole fee, 0 paid may mean that the server does not say what was paid.
  if (Number.isNaN(bill.totalFee) && paidFee === 0)
    return { label: '暂无待缴的费用', cents: Number.NaN, isFree: false, isOwed: false };
  return { label: '实付', cents: paidFee, isFree: isFreeOfCharge(bill), isOwed: false };
}

/** What the state means for the driver, in one sentence; empty where the state's word is enough. */
export function stayNote(bill: ParkingBill): string {
  if (isUnderAppeal(bill)) return bill.parkFee > 0 ? '有答复之前不用缴费' : '申诉成立的，该退的钱会原路退回';
  if (isWaived(bill)) {
    return bill.refundFee > 0 ? `原付 ${formatYuan(bill.refundFee)} 已原路退回` : '这次停车不用缴费';
  }
  if (bill.refundFee > 0) return `${formatYuan(bill.refundFee)} 已原路退回`;
  const leaveBy = parseServerTime(bill.leaveDeadlineTime);
  switch (bill.orderState) {
    case BILL_STATE.parked:
      return bill.isBagCar === 1 ? '月卡车辆，不收停车费' : bill.parkFee > 0 ? '费用随停车时间增加' : '';
    case BILL_STATE.cleared:
      return leaveBy === null ? '请尽快离场' : `请于 ${formatClock(leaveBy)} 前离场，之后继续计费`;
    case BILL_STATE.arrears:
      return bill.arrearsState === ARREARS_STATE.beingPaid
        ? '正在确认支付结果，请勿重复支付'
        : '离场时没有缴清，请补缴';
    default:
      return '';
  }
}

/** The lines below the plate in a list: place, start and duration. */
export function stayLine(bill: ParkingBill, nowMs: number): readonly string[] {
  return [...placeOf(bill), momentText(bill.parkStartTime, nowMs), formatDuration(bill.parkMinutes)];
}

/** The label of the payment button; null when nothing can be paid. */
export function payAction(bill: ParkingBill): '去支付' | '补缴' | null {
  if (bill.canPay === 0 || !(bill.parkFee > 0) || isUnderAppeal(bill)) return null;
  return bill.exitTime === '' ? '去支付' : '补缴';
}

/**
 * Whether this stay can be rated: it is over and was not waived, because a waived stay may be another driver's. An existing rating is shown
 * in any case.
 */
export const isRatable = (bill: ParkingBill): boolean => bill.exitTime !== '' && !isWaived(bill);

/** Whether anything was paid, or deducted by a coupon. Refunds count too. */
export const hasPayments = ({ paidFee, refundFee, couponFee }: ParkingBill): boolean =>
  paidFee + refundFee + couponFee > 0;
