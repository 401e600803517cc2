import { CHARGING_ORDER_STATE, type ChargingOrderState } from '@/domain/charging/chargingCodes';
import { parseServerTime } from '@/domain/time';
import { MINUTE_MS } from '@/lib/timeUnits';

/** A measurement of a charger at `sampleTime`, as last reported by the server. An amount that was not sent is NaN. */
export interface ChargingReading {
  readonly orderNo: string;
  readonly orderState: ChargingOrderState;
  readonly chargeKwh: number;
  readonly chargeMinutes: number;
  readonly powerKw: number;
  readonly elecFee: number;
  readonly serviceFee: number;
  readonly totalFee: number;
  readonly sampleTime: string;
}

/** Rank of each state. A later response about the same moment never goes back to a lower rank. */
const STATE_RANK: Readonly<Record<ChargingOrderState, number>> = {
  [CHARGING_ORDER_STATE.unknown]: 0,
  [CHARGING_ORDER_STATE.starting]: 1,
  [CHARGING_ORDER_STATE.charging]: 2,
  [CHARGING_ORDER_STATE.stopping]: 3,
  [CHARGING_ORDER_STATE.settling]: 4,
  [CHARGING_ORDER_STATE.abnormal]: 5,
  [CHARGING_ORDER_STATE.unpaid]: 6,
  [CHARGING_ORDER_STATE.finished]: 7,
  [CHARGING_ORDER_STATE.refunding]: 8,
  [CHARGING_ORDER_STATE.refunded]: 9,
  [CHARGING_ORDER_STATE.startFailed]: 9,
  [CHARGING_ORDER_STATE.cancelled]: 9,
};

const orPrevious = (next: number, last: number): number => (Number.isNaN(next) ? last : next);

/**
 * Merges a response into the shown reading. A response about another order replaces it; an older response changes
 * nothing. A total that is missing in the response retains its last value, because it can only have grown.
 */
export function mergeChargingReading<R extends ChargingReading>(last: R | null, response: R): R {
  if (last === null || last.orderNo !== response.orderNo) return response;
  const lastMs = parseServerTime(last.sampleTime);
  const ms = parseServerTime(response.sampleTime);
  const isOlder = ms !== null && lastMs !== null && ms < lastMs;
  const isBehind = (ms === null || ms === lastMs) && STATE_RANK[response.orderState] < STATE_RANK[last.orderState];
  if (isOlder || isBehind) return last;
  return {
    ...response,
    sampleTime: ms === null ? last.sampleTime : response.sampleTime,
    chargeKwh: orPrevious(response.chargeKwh, last.chargeKwh),
    chargeMinutes: orPrevious(response.chargeMinutes, last.chargeMinutes),
    elecFee: orPrevious(response.elecFee, last.elecFee),
    serviceFee: orPrevious(response.serviceFee, last.serviceFee),
    totalFee: orPrevious(response.totalFee, last.totalFee),
  };
}

/** After this long without a new sample, the numbers may be wrong and are shown as old. */
const STALE_MS = MINUTE_MS;

/** Whether the charger has not reported for too long. The age of a reading without a time is unknown. */
export function isChargingReadingStale({ sampleTime }: Pick<ChargingReading, 'sampleTime'>, nowMs: number): boolean {
  const ms = parseServerTime(sampleTime);
  return ms !== null && nowMs - ms > STALE_MS;
}

/** One point of the curve of power over time. */
export interface PowerSample {
  readonly atMs: number;
  readonly kw: number;
}

/**
 * About one per pixel of a small chart. Beyond it every second sample is dropped, so that a charge of any length takes
 * the same memory.
 */
const MAX_SAMPLES = 120;

/** The curve with one more sample, if it is a new one. */
export function appendPowerSample(
  curve: readonly PowerSample[],
  { sampleTime, powerKw }: ChargingReading,
): readonly PowerSample[] {
  const atMs = parseServerTime(sampleTime);
  const last = curve[curve.length - 1];
  if (atMs === null || !(powerKw >= 0) || (last !== undefined && atMs <= last.atMs)) return curve;
  const longer = [...curve, { atMs, kw: powerKw }];
  return longer.length <= MAX_SAMPLES ? longer : longer.filter((_, index) => index % 2 === 0);
}
