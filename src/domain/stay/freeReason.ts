import { MINUTE_MS } from '@/lib/timeUnits';

import { PARK_TYPE } from '../parkType';
import { parseServerTime } from '../time';
import { BILL_STATE } from './billState';

/** Why nothing is due, as far as the server says. */
export type FreeReason =
  /** The free minutes of the lot are not over. `untilMs`: epoch ms. */
  | { readonly is: 'freeTime'; readonly untilMs: number }
  /** The lot lets this car park free. */
  | { readonly is: 'freeCar' }
  /** A deduction covers the whole fee. */
  | { readonly is: 'discount' }
  /** In the server's own words. */
  | { readonly is: 'said'; readonly text: string }
  | { readonly is: 'unknown' };

/** carType of a car that parks free. */
const FREE_CAR = 3;

/** What a bill, or the card of one, says about a stay without a fee. Money in cents, NaN for what the server did not send. */
export interface FreeStay {
  readonly carType: number;
  readonly parkStartTime: string;
  readonly freeMinutes: number;
}

interface FreeBill extends FreeStay {
  readonly parkMinutes: number;
  readonly feeTime: string;
  readonly totalFee: number;
  readonly discountFee: number;
  readonly feeItems: readonly { readonly name: string; readonly fee: number }[];
  readonly orderState: number;
  readonly orderStateText: string;
}

/** Until when the stay is free, epoch ms; null if the lot does not say. */
function freeUntil({ parkStartTime, freeMinutes }: FreeStay): number | null {
  const startMs = parseServerTime(parkStartTime);
  return startMs !== null && freeMinutes > 0 ? startMs + freeMinutes * MINUTE_MS : null;
}

/** Why a stay costs nothing at this moment, from the little that a card has. */
export function freeReasonAt(stay: FreeStay, nowMs: number): FreeReason {
  if (stay.carType === FREE_CAR) return { is: 'freeCar' };
  const untilMs = freeUntil(stay);
  return untilMs !== null && nowMs <= untilMs ? { is: 'freeTime', untilMs } : { is: 'unknown' };
}

/** Why a bill of nothing costs nothing. */
export function freeReasonOf(bill: FreeBill): FreeReason {
  const { parkMinutes, feeTime, totalFee, discountFee, feeItems, orderState, orderStateText } = bill;
  const startMs = parseServerTime(bill.parkStartTime) ?? Number.NaN;
  const computedMs = parseServerTime(feeTime) ?? Number.NaN;
  // The lot counts whole minutes, so its own count decides where it sends one.
  const countedMs = Number.isFinite(parkMinutes) ? startMs + parkMinutes * MINUTE_MS : computedMs;
  const reason = freeReasonAt(bill, countedMs);
  if (reason.is !== 'unknown') return reason;
  if (totalFee > 0 && discountFee >= totalFee) return { is: 'discount' };
  const names = feeItems.every(({ fee }) => fee === 0) ? feeItems.map(({ name }) => name).filter(Boolean) : [];
  // Where the code is known, its text names the state and not a reason.
  const text = names.join('、') || (orderState === BILL_STATE.unknown ? orderStateText : '');
  return text === '' ? reason : { is: 'said', text };
}

/**
 * What the driver of a car without a fee does at the exit; empty when it is out. A section along a road has no barrier. The barrier of a lot rises by itself,
 * but no service reports when.
 */
export function exitWords({ parkType, exitTime }: { readonly parkType: number; readonly exitTime: string }): string {
  if (exitTime !== '') return '';
  return parkType === PARK_TYPE.roadside ? '可以直接驶离' : '出场时请等待道闸抬杆，看到抬杆再前行';
}
