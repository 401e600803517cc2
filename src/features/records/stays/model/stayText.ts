import { formatServerMoment } from '@/domain/formatServerMoment';
import { formatYuan } from '@/domain/money';
import { ARREARS_STATE } from '@/domain/stay/arrearsState';
import { PARKING_BILL_STATE } from '@/domain/stay/billState';
import { isParkingBillUnderAppeal } from '@/domain/stay/listParkingBillDisputeActions';
import { lotAndBerthTexts } from '@/domain/stay/toStayFactRows';
import { formatClock, formatDuration, parseServerTime } from '@/domain/time';
import type { ParkingBill } from '@/services/charge/parkingBill';

type Tone = 'plain' | 'brand' | 'done' | 'soon' | 'owed';

const STATE_TAGS: Readonly<Record<number, readonly [word: string, tone: Tone]>> = {
  [PARKING_BILL_STATE.parked]: ['在停', 'brand'],
  [PARKING_BILL_STATE.toPay]: ['待支付', 'owed'],
  [PARKING_BILL_STATE.cleared]: ['已缴费', 'done'],
  [PARKING_BILL_STATE.finished]: ['已完成', 'done'],
  [PARKING_BILL_STATE.arrears]: ['欠费', 'owed'],
  [PARKING_BILL_STATE.closed]: ['已免除', 'plain'],
};

/** Whether the stay was waived: nothing has to be paid, whatever it once cost. */
export const isStayWaived = ({ orderState }: Pick<ParkingBill, 'orderState'>): boolean =>
  orderState === PARKING_BILL_STATE.closed;

/** The tag of a stay's state; an empty label if the server sent none. An unknown state is never a success. */
export function stayStateTag(bill: ParkingBill): { readonly word: string; readonly tone: Tone } {
  if (isParkingBillUnderAppeal(bill)) return { word: '申诉中', tone: 'soon' };
  if (bill.orderState === PARKING_BILL_STATE.arrears && bill.arrearsState === ARREARS_STATE.beingPaid)
    return { word: '补缴中', tone: 'soon' };
  const [word, tone] = STATE_TAGS[bill.orderState] ?? [bill.orderStateText, 'soon'];
  return { word, tone };
}

const isFreeOfCharge = (bill: ParkingBill): boolean =>
  bill.totalFee === 0 && (bill.refundFee === 0 || isStayWaived(bill));

/**
 * The amount of a stay in cents: the amount due if there is one, otherwise the amount paid. NaN if the lot did not send
 * the fee.
 */
export function toDisplayedStayAmount(bill: ParkingBill): {
  readonly label: string;
  readonly cents: number;
  readonly isFree: boolean;
  readonly isOwed: boolean;
} {
  const { parkFee, parkFeeSucc, paidFee, exitTime } = bill;
  const isOwed = !isParkingBillUnderAppeal(bill) && bill.canPay === 1 && parkFee > 0 && exitTime !== '';
  if (parkFeeSucc === 0) return { label: '暂未查到费用', cents: Number.NaN, isFree: false, isOwed: false };
  if (parkFee > 0) return { label: exitTime === '' ? '目前费用' : '待缴', cents: parkFee, isFree: false, isOwed };
  // Without the total fee, 0 paid may mean that the server does not report what was paid.
  if (Number.isNaN(bill.totalFee) && paidFee === 0)
    return { label: '暂无待缴的费用', cents: Number.NaN, isFree: false, isOwed: false };
  return { label: '实付', cents: paidFee, isFree: isFreeOfCharge(bill), isOwed: false };
}

/** The explanation of the state in one sentence; empty if the label is enough. */
export function stayStateNote(bill: ParkingBill): string {
  if (isParkingBillUnderAppeal(bill)) return bill.parkFee > 0 ? '有答复之前不用缴费' : '申诉成立的，该退的钱会原路退回';
  if (isStayWaived(bill)) {
    return bill.refundFee > 0 ? `原付 ${formatYuan(bill.refundFee)} 已原路退回` : '这次停车不用缴费';
  }
  if (bill.refundFee > 0) return `${formatYuan(bill.refundFee)} 已原路退回`;
  const leaveByMs = parseServerTime(bill.leaveDeadlineTime);
  switch (bill.orderState) {
    case PARKING_BILL_STATE.parked:
      return bill.isBagCar === 1 ? '月卡车辆，不收停车费' : bill.parkFee > 0 ? '费用随停车时间增加' : '';
    case PARKING_BILL_STATE.cleared:
      return leaveByMs === null ? '请尽快离场' : `请于 ${formatClock(leaveByMs)} 前离场，之后继续计费`;
    case PARKING_BILL_STATE.arrears:
      return bill.arrearsState === ARREARS_STATE.beingPaid
        ? '正在确认支付结果，请勿重复支付'
        : '离场时没有缴清，请补缴';
    default:
      return '';
  }
}

/** The lines below the plate in a list: place, start and duration. */
export function stayRowTexts(bill: ParkingBill, nowMs: number): readonly string[] {
  return [...lotAndBerthTexts(bill), formatServerMoment(bill.parkStartTime, nowMs), formatDuration(bill.parkMinutes)];
}

/** The label of the payment button; null when nothing can be paid. */
export function stayPayLabel(bill: ParkingBill): '去支付' | '补缴' | null {
  if (bill.canPay === 0 || !(bill.parkFee > 0) || isParkingBillUnderAppeal(bill)) return null;
  return bill.exitTime === '' ? '去支付' : '补缴';
}

/**
 * Whether this stay can be rated: it has ended and was not waived, because a waived stay may be another driver's. An
 * existing rating is always shown.
 */
export const isStayRatable = (bill: ParkingBill): boolean => bill.exitTime !== '' && !isStayWaived(bill);

/** Whether anything was paid, or deducted by a coupon. Refunds count too. */
export const hasStayPayments = ({ paidFee, refundFee, couponFee }: ParkingBill): boolean =>
  paidFee + refundFee + couponFee > 0;
