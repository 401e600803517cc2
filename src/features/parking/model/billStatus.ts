import { PARKING_BILL_STATE } from '@/domain/stay/billState';
import { type FreeBillReason, getFreeBillReason } from '@/domain/stay/freeReason';
import { parseServerTime } from '@/domain/time';
import type { ParkingBill } from '@/services/charge/parkingBill';

/** The payment status of a bill: what is due, until when, or why it cannot be paid. Cents; epoch milliseconds. */
export type BillStatus =
  /** Money is owed. `isTopUp`: an earlier fee was paid, but the car stayed longer. */
  | { readonly is: 'due'; readonly cents: number; readonly isTopUp: boolean; readonly isArrears: boolean }
  /** Paid. The car may leave until `leaveByMs`. */
  | { readonly is: 'cleared'; readonly leaveByMs: number | null }
  /** Paid before, still inside, and nothing more is due now. The fee may grow again. */
  | { readonly is: 'paidUp' }
  /** The stay costs nothing, and nothing was paid. */
  | { readonly is: 'free'; readonly reason: FreeBillReason }
  /** A period pass covers the stay. */
  | { readonly is: 'periodPass' }
  /** The stay has ended and is paid. */
  | { readonly is: 'finished'; readonly refundCents: number }
  /** Something is owed that cannot be paid now. */
  | { readonly is: 'blocked'; readonly cents: number; readonly reason: string }
  /** The lot did not send the fee. */
  | { readonly is: 'unknown' };

/** Derives the payment status of a bill. */
export function toBillStatus(bill: ParkingBill): BillStatus {
  if (bill.parkFeeSucc === 0 || !Number.isSafeInteger(bill.parkFee)) return { is: 'unknown' };
  return bill.parkFee > 0 ? toDebtStatus(bill) : toNoDebtStatus(bill);
}

function toDebtStatus({ parkFee, paidFee, orderState, orderStateText, canPay }: ParkingBill): BillStatus {
  if (orderState === PARKING_BILL_STATE.underAppeal)
    return { is: 'blocked', cents: parkFee, reason: '申诉中，处理完再缴费' };
  if (orderState === PARKING_BILL_STATE.closed)
    return { is: 'blocked', cents: parkFee, reason: '账单已关闭，不用缴费' };
  if (canPay === 0) return { is: 'blocked', cents: parkFee, reason: orderStateText || '这笔账单暂时不能缴费' };
  return { is: 'due', cents: parkFee, isTopUp: paidFee > 0, isArrears: orderState === PARKING_BILL_STATE.arrears };
}

function toNoDebtStatus(bill: ParkingBill): BillStatus {
  const { orderState, isBagCar, leaveDeadlineTime, paidFee, couponFee, refundFee } = bill;
  if (orderState === PARKING_BILL_STATE.cleared)
    return { is: 'cleared', leaveByMs: parseServerTime(leaveDeadlineTime) };
  if (orderState === PARKING_BILL_STATE.finished || orderState === PARKING_BILL_STATE.closed)
    return { is: 'finished', refundCents: refundFee };
  if (isBagCar === 1) return { is: 'periodPass' };
  if (paidFee + couponFee > 0) return { is: 'paidUp' };
  return { is: 'free', reason: getFreeBillReason(bill) };
}

/** Whether the stay costs nothing, whatever the reason. */
export const isFreeStay = ({ is }: BillStatus): boolean => is === 'free' || is === 'periodPass';

/** Whether a bill in a list can be selected for payment. */
export const isBillPayable = (bill: ParkingBill): boolean => toBillStatus(bill).is === 'due';

const SETTLED_STATES: readonly number[] = [
  PARKING_BILL_STATE.cleared,
  PARKING_BILL_STATE.finished,
  PARKING_BILL_STATE.closed,
];
const NOT_OWED_STATES: readonly number[] = [...SETTLED_STATES, PARKING_BILL_STATE.underAppeal];

/** Whether a bill may be owed although its amount is not in the list response. */
export const isBillUnpriced = (bill: ParkingBill): boolean =>
  toBillStatus(bill).is === 'unknown' && bill.canPay === 1 && !NOT_OWED_STATES.includes(bill.orderState);

/** Whether a bill is or may be owed, even if it cannot be paid now. */
export function isBillUnsettled(bill: ParkingBill): boolean {
  const { is } = toBillStatus(bill);
  return is === 'due' || ((is === 'blocked' || is === 'unknown') && !SETTLED_STATES.includes(bill.orderState));
}
