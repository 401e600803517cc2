import { timeOfDayMs } from '@/domain/calendarDay';
import { parseMinuteOfDay } from '@/domain/parseMinuteOfDay';
import { DAY_MS, MINUTE_MS } from '@/lib/timeUnits';

/** The price of a part of the day: `start` and `end` are `HH:mm` in Shanghai, `24:00` for midnight. Cents per kWh. */
export interface PricedChargingPeriod {
  readonly start: string;
  readonly end: string;
  readonly elecPriceFen: number;
  readonly servicePriceFen: number;
  readonly totalPriceFen: number;
  readonly tag: string;
}

/**
 * Whether a period contains a minute of the day. A period over midnight (22:00 to 06:00) contains the minutes after its
 * start and before its end.
 */
function containsMinute({ start, end }: PricedChargingPeriod, minute: number): boolean {
  const from = parseMinuteOfDay(start);
  const to = parseMinuteOfDay(end);
  if (from === null || to === null) return false;
  return from < to ? from <= minute && minute < to : minute >= from || minute < to;
}

/** The period at a moment; null if the periods have a gap or cannot be read. */
export const findChargingPricePeriod = <P extends PricedChargingPeriod>(periods: readonly P[], ms: number): P | null =>
  periods.find((period) => containsMinute(period, timeOfDayMs(ms) / MINUTE_MS)) ?? null;

/** When the period that contains this moment ends. */
export function chargingPricePeriodEndMs({ end }: PricedChargingPeriod, ms: number): number {
  const left = (((parseMinuteOfDay(end) ?? 0) * MINUTE_MS - timeOfDayMs(ms)) % DAY_MS) + DAY_MS;
  return ms + (left % DAY_MS === 0 ? DAY_MS : left % DAY_MS);
}

/** When the price changes next, and the period that begins then. Null if it does not change, or is unknown. */
export function findNextChargingPriceChange<P extends PricedChargingPeriod>(
  periods: readonly P[],
  nowMs: number,
): { readonly atMs: number; readonly period: P } | null {
  const now = findChargingPricePeriod(periods, nowMs);
  if (now === null) return null;
  let atMs = chargingPricePeriodEndMs(now, nowMs);
  for (let step = 0; step < periods.length; step += 1) {
    const period = findChargingPricePeriod(periods, atMs);
    if (period === null) return null;
    if (period.totalPriceFen !== now.totalPriceFen) return { atMs, period };
    atMs = chargingPricePeriodEndMs(period, atMs);
  }
  return null;
}

/** The cheapest hours of the day, adjacent periods joined: `00:00–08:00`. Empty if the price is constant or unknown. */
export function findCheapestChargingHours(periods: readonly PricedChargingPeriod[]): {
  readonly fen: number;
  readonly spans: readonly string[];
} {
  const prices = periods.map(({ totalPriceFen }) => totalPriceFen).filter(Number.isFinite);
  const fen = Math.min(...prices);
  if (prices.length === 0 || prices.every((price) => price === fen)) return { fen: Number.NaN, spans: [] };
  const spans: { start: string; end: string }[] = [];
  for (const { start, end, totalPriceFen } of periods) {
    if (totalPriceFen !== fen) continue;
    const last = spans[spans.length - 1];
    if (last?.end === start) last.end = end;
    else spans.push({ start, end });
  }
  return { fen, spans: spans.map(({ start, end }) => `${start}–${end}`) };
}

/**
 * A key of the current prices: if it changes before the start, the driver must agree again. Empty while the price is
 * unknown.
 */
export const chargingPriceKey = (period: PricedChargingPeriod | null): string =>
  period === null ? '' : `${String(period.elecPriceFen)}+${String(period.servicePriceFen)}`;

/** Cents per kWh as `1.28元/度`; empty when unknown. */
export const formatKwhPriceFromCents = (fen: number): string =>
  Number.isFinite(fen) ? `${(fen / 100).toFixed(2)}元/度` : '';
