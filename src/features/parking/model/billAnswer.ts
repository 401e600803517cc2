import { BILL_STATE } from '@/domain/stay/billState';
import { type FreeReason, freeReasonOf } from '@/domain/stay/freeReason';
import { parseServerTime } from '@/domain/time';
import type { ParkingBill } from '@/services/charge/parkingBill';

/** What a driver wants to know first about a bill: how much, until when, what to do. Cents; epoch milliseconds. */
export type BillAnswer =
  /** Money is owed. `isTopUp`: something was paid before, and the car stayed longer. */
  | { readonly is: 'due'; readonly cents: number; readonly isTopUp: boolean; readonly isArrears: boolean }
  /** Paid. The car may leave until `leaveByMs`. */
  | { readonly is: 'cleared'; readonly leaveByMs: number | null }
  /** Paid before, still inside, and nothing more is due now. The fee may grow again. */
  | { readonly is: 'paidUp' }
  /** The stay costs nothing, and nothing was paid. */
  | { readonly is: 'free'; readonly reason: FreeReason }
  /** A period pass covers the stay. */
  | { readonly is: 'periodPass' }
  /** The stay is over and paid. */
  | { readonly is: 'finished'; readonly refundCents: number }
  /** Something is owed that cannot be paid now. */
  | { readonly is: 'blocked'; readonly cents: number; readonly reason: string }
  /** The lot did not send the fee. */
  | { readonly is: 'unknown' };

/** The state of a bill with its amount in cents: what is due, why it cannot be paid, or that it is unknown. */
export function answerOfBill(bill: ParkingBill): BillAnswer {
  if (bill.parkFeeSucc === 0 || !Number.isSafeInteger(bill.parkFee)) return { is: 'unknown' };
  return bill.parkFee > 0 ? answerOfDebt(bill) : answerOfNothing(bill);
}

function answerOfDebt({ parkFee, paidFee, orderState, orderStateText, canPay }: ParkingBill): BillAnswer {
  if (orderState === BILL_STATE.underAppeal) return { is: 'blocked', cents: parkFee, reason: '申诉中，处理完再缴费' };
  if (orderState === BILL_STATE.closed) return { is: 'blocked', cents: parkFee, reason: '账单已关闭，不用缴费' };
  if (canPay === 0) return { is: 'blocked', cents: parkFee, reason: orderStateText || '这笔账单暂时不能缴费' };
  return { is: 'due', cents: parkFee, isTopUp: paidFee > 0, isArrears: orderState === BILL_STATE.arrears };
}

function answerOfNothing(bill: ParkingBill): BillAnswer {
  const { orderState, isBagCar, leaveDeadlineTime, paidFee, couponFee, refundFee } = bill;
  if (orderState === BILL_STATE.cleared) return { is: 'cleared', leaveByMs: parseServerTime(leaveDeadlineTime) };
  if (orderState === BILL_STATE.finished || orderState === BILL_STATE.closed)
    return { is: 'finished', refundCents: refundFee };
  if (isBagCar === 1) return { is: 'periodPass' };
  if (paidFee + couponFee > 0) return { is: 'paidUp' };
  return { is: 'free', reason: freeReasonOf(bill) };
}

/** Whether the stay costs nothing, whatever the reason. */
export const isFree = ({ is }: BillAnswer): boolean => is === 'free' || is === 'periodPass';

/** Whether a bill in a list can be selected for payment. */
export const isPayable = (bill: ParkingBill): boolean => answerOfBill(bill).is === 'due';

const OVER: readonly number[] = [BILL_STATE.cleared, BILL_STATE.finished, BILL_STATE.closed];
const NOT_OWED_NOW: readonly number[] = [...OVER, BILL_STATE.underAppeal];

/** Whether a bill in a list may be owed although the list does not have its amount. */
export const isUnpriced = (bill: ParkingBill): boolean =>
  answerOfBill(bill).is === 'unknown' && bill.canPay === 1 && !NOT_OWED_NOW.includes(bill.orderState);

/** Whether a bill in a list is owed or may be, also where it cannot be paid now. */
export function isUnsettled(bill: ParkingBill): boolean {
  const { is } = answerOfBill(bill);
  return is === 'due' || ((is === 'blocked' || is === 'unknown') && !OVER.includes(bill.orderState));
}
