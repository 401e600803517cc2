import { SHANGHAI_OFFSET_MS } from '@/domain/time';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/timeUnits';

import type { PricePeriodRow } from './chargingTables';

/** Above this charge, percent, a battery accepts less and less power. */
const TAPER_SOC = 80;
/** The share of the power that is left when the battery is full. */
const TAPER_LEFT = 0.15;
/** Tolerates floating point errors where a limit is met exactly. */
const NOISE = 1e-6;

/** The limits that end a session by themselves. Each may be infinite. */
export interface Limits {
  kwh: number;
  soc: number;
  ms: number;
  cents: number;
  /** The amount that the balance can pay, cents. */
  balance: number;
}
export const NO_LIMITS: Limits = { kwh: Infinity, soc: Infinity, ms: Infinity, cents: Infinity, balance: Infinity };

export interface Session {
  startAt: number;
  startSoc: number;
  capacityKwh: number;
  maxKw: number;
  prices: readonly PricePeriodRow[];
  limits: Limits;
}

/** The energy and fees of one price period. Fees are whole cents; a begun cent is not counted. */
export interface PeriodShare {
  from: number;
  to: number;
  kwh: number;
  elecCents: number;
  serviceCents: number;
}

export interface Flow {
  kwh: number;
  /** Percent, with fractions. */
  soc: number;
  /** The current power; 0 after the end. */
  powerKw: number;
  elecCents: number;
  serviceCents: number;
  shares: PeriodShare[];
  /** When and why it ended by itself; null while it continues. */
  end: { at: number; why: 'full' | 'limit' | 'balance' } | null;
}

/** Milliseconds since midnight in Shanghai. */
const timeOfDay = (at: number) => (at + SHANGHAI_OFFSET_MS) % DAY_MS;

/** The price period at a moment, and when it ends. */
export function periodAt(prices: readonly PricePeriodRow[], at: number): { period: PricePeriodRow; endsAt: number } {
  const minute = timeOfDay(at) / MINUTE_MS;
  const period = prices.find(({ fromMinute, toMinute }) => fromMinute <= minute && minute < toMinute);
  if (period === undefined) throw new Error('The price periods do not cover the day');
  return { period, endsAt: at - timeOfDay(at) + period.toMinute * MINUTE_MS };
}

/** The power in kilowatts that a battery accepts at this state of charge. */
export const powerAt = (maxKw: number, soc: number): number =>
  soc < TAPER_SOC ? maxKw : maxKw * (1 - ((1 - TAPER_LEFT) * (soc - TAPER_SOC)) / (100 - TAPER_SOC));

const whole = (cents: number) => Math.floor(cents + NOISE);

/**
 * Computes the session from its start to `until`, or to its own end if that comes first. Power is constant within a minute and a price period, so
 * computing up to a later time always gives the same result for the earlier part.
 */
export function flowUntil(session: Session, until: number): Flow {
  const { startAt, startSoc, capacityKwh, maxKw, prices, limits } = session;
  const shares: { from: number; to: number; kwh: number; period: PricePeriodRow }[] = [];
  let at = startAt;
  let kwh = 0;
  let cents = 0;
  let end: Flow['end'] = null;
  const socOf = (energy: number) => startSoc + (100 * energy) / capacityKwh;
  while (at < until && end === null) {
    const { period, endsAt } = periodAt(prices, at);
    const power = powerAt(maxKw, socOf(kwh));
    const price = period.elecFen + period.serviceFen;
    const toEnergy = (energy: number) => (Math.max(0, energy) / power) * HOUR_MS;
    const toCents = (amount: number) => (price === 0 ? Infinity : toEnergy((amount - cents) / price));
    const minute = startAt + (Math.floor((at - startAt) / MINUTE_MS) + 1) * MINUTE_MS;
    const ends = [
      { why: 'full' as const, ms: toEnergy(((100 - startSoc) * capacityKwh) / 100 - kwh) },
      { why: 'limit' as const, ms: toEnergy(limits.kwh - kwh) },
      { why: 'limit' as const, ms: toEnergy(((limits.soc - startSoc) * capacityKwh) / 100 - kwh) },
      { why: 'limit' as const, ms: startAt + limits.ms - at },
      { why: 'limit' as const, ms: toCents(limits.cents) },
      { why: 'balance' as const, ms: toCents(limits.balance) },
    ].sort((a, b) => a.ms - b.ms);
    const [first] = ends;
    const step = Math.min(minute - at, endsAt - at, until - at);
    const isOver = first !== undefined && first.ms <= step;
    const ms = isOver ? first.ms : step;
    const energy = (power * ms) / HOUR_MS;
    const last = shares.at(-1);
    if (last?.period === period && last.to === at) Object.assign(last, { to: at + ms, kwh: last.kwh + energy });
    else shares.push({ from: at, to: at + ms, kwh: energy, period });
    kwh += energy;
    cents += energy * price;
    at += ms;
    // Whole milliseconds: rounded up, so that the bill reaches a limit; rounded down, so that it does not exceed a balance.
    if (isOver) end = { at: first.why === 'balance' ? Math.floor(at) : Math.ceil(at), why: first.why };
  }
  const billed = shares.map(({ from, to, kwh: energy, period }): PeriodShare => {
    const total = whole(energy * (period.elecFen + period.serviceFen));
    const elecCents = Math.min(total, Math.round(energy * period.elecFen));
    return { from, to, kwh: energy, elecCents, serviceCents: total - elecCents };
  });
  return {
    kwh,
    soc: Math.min(100, socOf(kwh)),
    powerKw: end === null ? powerAt(maxKw, socOf(kwh)) : 0,
    elecCents: billed.reduce((sum, { elecCents }) => sum + elecCents, 0),
    serviceCents: billed.reduce((sum, { serviceCents }) => sum + serviceCents, 0),
    shares: billed,
    end,
  };
}
