import { MINUTE_MS } from '@/lib/timeUnits';

import { PARK_TYPE } from '../parkType';
import { parseServerTime } from '../time';
import { PARKING_BILL_STATE } from './billState';
import { type FreeStayFields, type FreeStayReason, getFreeStayReason } from './freeTime';

/** Why nothing is due, as far as the server reports it. */
export type FreeBillReason =
  | FreeStayReason
  /** A deduction covers the whole fee. */
  | { readonly is: 'discount' }
  /** In the server's own text. */
  | { readonly is: 'said'; readonly text: string };

interface FreeBill extends FreeStayFields {
  readonly parkMinutes: number;
  readonly feeTime: string;
  readonly totalFee: number;
  readonly discountFee: number;
  readonly feeItems: readonly { readonly name: string; readonly fee: number }[];
  readonly orderState: number;
  readonly orderStateText: string;
}

/** Why a bill of zero costs nothing. */
export function getFreeBillReason(bill: FreeBill): FreeBillReason {
  const { parkMinutes, feeTime, totalFee, discountFee, feeItems, orderState, orderStateText } = bill;
  const startMs = parseServerTime(bill.parkStartTime) ?? Number.NaN;
  const computedMs = parseServerTime(feeTime) ?? Number.NaN;
  // The lot counts whole minutes, so its own count decides where it sends one.
  const countedMs = Number.isFinite(parkMinutes) ? startMs + parkMinutes * MINUTE_MS : computedMs;
  const reason = getFreeStayReason(bill, countedMs);
  if (reason.is !== 'unknown') return reason;
  if (totalFee > 0 && discountFee >= totalFee) return { is: 'discount' };
  const names = feeItems.every(({ fee }) => fee === 0) ? feeItems.map(({ name }) => name).filter(Boolean) : [];
  // Where the code is known, its text names the state and not a reason.
  const text = names.join('、') || (orderState === PARKING_BILL_STATE.unknown ? orderStateText : '');
  return text === '' ? reason : { is: 'said', text };
}

/**
 * What the driver of a car without a fee does at the exit; empty if the car has left. A roadside section has no
 * barrier. The barrier of a lot rises automatically, but no service reports when.
 */
export function freeStayExitInstructionText({
  parkType,
  exitTime,
}: {
  readonly parkType: number;
  readonly exitTime: string;
}): string {
  if (exitTime !== '') return '';
  return parkType === PARK_TYPE.roadside ? '可以直接驶离' : '出场时请等待道闸抬杆，看到抬杆再前行';
}
