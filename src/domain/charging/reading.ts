import { CHARGING_STATE, type ChargingState } from '@/domain/charging/chargingCodes';
import { parseServerTime } from '@/domain/time';
import { MINUTE_MS } from '@/lib/timeUnits';

/** What a charger has measured at `sampleTime`, as the server last said it. An amount that was not sent is NaN. */
export interface Reading {
  readonly orderNo: string;
  readonly orderState: ChargingState;
  readonly chargeKwh: number;
  readonly chargeMinutes: number;
  readonly powerKw: number;
  readonly elecFee: number;
  readonly serviceFee: number;
  readonly totalFee: number;
  readonly sampleTime: string;
}

/** How far an order has come. A later answer about the same moment never leads back. */
const ORDER: Readonly<Record<ChargingState, number>> = {
  [CHARGING_STATE.unknown]: 0,
  [CHARGING_STATE.starting]: 1,
  [CHARGING_STATE.charging]: 2,
  [CHARGING_STATE.stopping]: 3,
  [CHARGING_STATE.settling]: 4,
  [CHARGING_STATE.abnormal]: 5,
  [CHARGING_STATE.unpaid]: 6,
  [CHARGING_STATE.finished]: 7,
  [CHARGING_STATE.refunding]: 8,
  [CHARGING_STATE.refunded]: 9,
  [CHARGING_STATE.startFailed]: 9,
  [CHARGING_STATE.cancelled]: 9,
};

const kept = (next: number, last: number): number => (Number.isNaN(next) ? last : next);

/**
 * The reading to show after an answer. An answer about another order, or one that is older than what is shown, changes nothing. A total that is missing
 * in the answer stays as the server last said it: it can only have grown.
 */
export function nextReading<R extends Reading>(last: R | null, answer: R): R {
  if (last === null || last.orderNo !== answer.orderNo) return answer;
  const lastMs = parseServerTime(last.sampleTime);
  const ms = parseServerTime(answer.sampleTime);
  const isOlder = ms !== null && lastMs !== null && ms < lastMs;
  const isBehind = (ms === null || ms === lastMs) && ORDER[answer.orderState] < ORDER[last.orderState];
  if (isOlder || isBehind) return last;
  return {
    ...answer,
    sampleTime: ms === null ? last.sampleTime : answer.sampleTime,
    chargeKwh: kept(answer.chargeKwh, last.chargeKwh),
    chargeMinutes: kept(answer.chargeMinutes, last.chargeMinutes),
    elecFee: kept(answer.elecFee, last.elecFee),
    serviceFee: kept(answer.serviceFee, last.serviceFee),
    totalFee: kept(answer.totalFee, last.totalFee),
  };
}

/** After this long without a new sample, the numbers may be wrong and are shown as old. */
const STALE_MS = MINUTE_MS;

/** Whether the charger has not reported for too long. A reading without a time says nothing about its age. */
export function isStale({ sampleTime }: Pick<Reading, 'sampleTime'>, nowMs: number): boolean {
  const ms = parseServerTime(sampleTime);
  return ms !== null && nowMs - ms > STALE_MS;
}

/** One point of the curve of power over time. */
export interface PowerSample {
  readonly atMs: number;
  readonly kw: number;
}

/** Enough for one per pixel of a small chart. Above it, every second one goes, so that a charge of any length takes the same room. */
const MOST_SAMPLES = 120;

/** The curve with one more sample, if it is a new one. */
export function withSample(curve: readonly PowerSample[], { sampleTime, powerKw }: Reading): readonly PowerSample[] {
  const atMs = parseServerTime(sampleTime);
  const last = curve[curve.length - 1];
  if (atMs === null || !(powerKw >= 0) || (last !== undefined && atMs <= last.atMs)) return curve;
  const longer = [...curve, { atMs, kw: powerKw }];
  return longer.length <= MOST_SAMPLES ? longer : longer.filter((_, index) => index % 2 === 0);
}
