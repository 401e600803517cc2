import { CHARGING_LIMIT_TYPE, type ChargingLimitType } from '@/domain/charging/chargingCodes';
import { chargingPricePeriodEndMs, findChargingPricePeriod, type PricedChargingPeriod } from '@/domain/charging/prices';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/timeUnits';

/** The limit at which charging stops. The value is in the unit of its type: cents, kWh, minutes, percent. */
export interface ChargingStopLimit {
  readonly type: ChargingLimitType;
  readonly value: number;
}

export interface ChargingEstimate {
  readonly kwh: number;
  readonly cents: number;
  readonly minutes: number;
}

/** The conditions of a charge that has not started. `kw`: the maximum power of the gun. */
interface ChargeConditions {
  readonly periods: readonly PricedChargingPeriod[];
  readonly startMs: number;
  readonly kw: number;
}

/** The time until the limit at a constant power and price, in ms. */
function msToLimit(
  { type, value }: ChargingStopLimit,
  done: ChargingEstimate,
  passedMs: number,
  kw: number,
  fen: number,
): number {
  switch (type) {
    case CHARGING_LIMIT_TYPE.energy:
      return ((value - done.kwh) / kw) * HOUR_MS;
    case CHARGING_LIMIT_TYPE.time:
      return value * MINUTE_MS - passedMs;
    case CHARGING_LIMIT_TYPE.amount:
      return fen === 0 ? Infinity : ((value - done.cents) / fen / kw) * HOUR_MS;
    default:
      return Infinity;
  }
}

/**
 * Estimates a charge up to a limit of energy, time or money, at the gun's full power. Null if data is missing: until
 * full and up to a percentage depend on the battery, which is unknown before the start.
 */
export function estimateCharging(
  { periods, startMs, kw }: ChargeConditions,
  limit: ChargingStopLimit,
): ChargingEstimate | null {
  const isKnown = limit.type !== CHARGING_LIMIT_TYPE.full && limit.type !== CHARGING_LIMIT_TYPE.soc;
  if (!isKnown || !(kw > 0) || !(limit.value > 0)) return null;
  let done: ChargingEstimate = { kwh: 0, cents: 0, minutes: 0 };
  for (let atMs = startMs; atMs - startMs < DAY_MS;) {
    const period = findChargingPricePeriod(periods, atMs);
    if (period === null || !Number.isFinite(period.totalPriceFen)) return null;
    const left = msToLimit(limit, done, atMs - startMs, kw, period.totalPriceFen);
    const ms = Math.max(0, Math.min(left, chargingPricePeriodEndMs(period, atMs) - atMs));
    const kwh = (kw * ms) / HOUR_MS;
    done = {
      kwh: done.kwh + kwh,
      cents: done.cents + kwh * period.totalPriceFen,
      minutes: (atMs + ms - startMs) / MINUTE_MS,
    };
    if (left <= ms) return { kwh: done.kwh, cents: Math.round(done.cents), minutes: Math.ceil(done.minutes - 1e-6) };
    atMs += ms;
  }
  return null;
}
