import fc from 'fast-check';

import { HOUR_MS, MINUTE_MS } from '@/lib/timeUnits';

import {
  type Flow,
  flowUntil,
  NO_LIMITS,
  periodAt,
  powerAt,
  type Session,
} from '../../../mocks/world/charging/chargingCurve';
import type { PricePeriodRow } from '../../../mocks/world/charging/chargingTables';

const NOON = Date.parse('2026-03-10T12:00:00+08:00');
const period = (from: number, to: number, elecFen: number, tag: PricePeriodRow['tag']): PricePeriodRow => ({
  fromMinute: from * 60,
  toMinute: to * 60,
  elecFen,
  serviceFen: 40,
  tag,
});
const PRICES = [period(0, 8, 30, '谷'), period(8, 14, 80, '平'), period(14, 19, 130, '峰'), period(19, 24, 80, '平')];
const SESSION: Session = {
  startAt: NOON,
  startSoc: 20,
  capacityKwh: 60,
  maxKw: 60,
  prices: PRICES,
  limits: NO_LIMITS,
};
const costOf = ({ elecCents, serviceCents }: Flow) => elecCents + serviceCents;

test('half an hour at 60 kW is 30 kWh, half a battery, at the price of the hour', () => {
  const flow = flowUntil(SESSION, NOON + 30 * MINUTE_MS);
  expect(flow.kwh).toBeCloseTo(30, 9);
  expect(flow).toMatchObject({ powerKw: 60, elecCents: 2_400, serviceCents: 1_200, end: null });
  expect(flow.soc).toBeCloseTo(70, 9);
});

test('energy after a price change costs the new price, with one line for each price', () => {
  const startAt = NOON + 2 * HOUR_MS - 15 * MINUTE_MS;
  const { shares } = flowUntil({ ...SESSION, startAt }, startAt + 30 * MINUTE_MS);
  expect(shares.map(({ to, elecCents, serviceCents }) => [to, elecCents, serviceCents])).toEqual([
    [NOON + 2 * HOUR_MS, 1_200, 600],
    [startAt + 30 * MINUTE_MS, 1_950, 600],
  ]);
});

test('midnight belongs to the new day', () => {
  const midnight = Date.parse('2026-03-11T00:00:00+08:00');
  expect(periodAt(PRICES, midnight - 1).period.fromMinute).toBe(19 * 60);
  expect(periodAt(PRICES, midnight)).toEqual({ period: PRICES[0], endsAt: midnight + 8 * HOUR_MS });
});

test('a battery charges more slowly above 80 percent, and is full at the end', () => {
  expect([powerAt(60, 79), powerAt(60, 90), powerAt(60, 100)].map(Math.round)).toEqual([60, 35, 9]);
  const { end, soc, powerKw } = flowUntil(SESSION, NOON + 24 * HOUR_MS);
  expect(end?.why).toBe('full');
  expect([soc, powerKw]).toEqual([100, 0]);
});

const limits = fc.record({
  kwh: fc.constantFrom(Infinity, 1, 12, 40),
  soc: fc.constantFrom(Infinity, 60, 90, 100),
  ms: fc.constantFrom(Infinity, 7 * MINUTE_MS, HOUR_MS),
  cents: fc.constantFrom(Infinity, 500, 2_000, 6_001),
  balance: fc.constantFrom(Infinity, 0, 999, 4_321),
});
const sessions = fc.record({
  startAt: fc.integer({ min: NOON, max: NOON + 24 * HOUR_MS }),
  startSoc: fc.integer({ min: 5, max: 55 }),
  capacityKwh: fc.constantFrom(40, 60, 82),
  maxKw: fc.constantFrom(7, 60, 120),
  prices: fc.constant(PRICES),
  limits,
});

test('a longer simulation starts like a shorter one: nothing shrinks, and an end stays at its time', () => {
  fc.assert(
    fc.property(sessions, fc.nat(9 * HOUR_MS), fc.nat(9 * HOUR_MS), (session, ms, more) => {
      const short = flowUntil(session, session.startAt + ms);
      const long = flowUntil(session, session.startAt + ms + more);
      expect(long.kwh).toBeGreaterThanOrEqual(short.kwh - 1e-9);
      expect(costOf(long)).toBeGreaterThanOrEqual(costOf(short));
      if (short.end !== null) expect(long.end).toEqual(short.end);
    }),
  );
});

test('no limit and no balance is exceeded, and each is reached unless another limit came first', () => {
  fc.assert(
    fc.property(sessions, (session) => {
      const flow = flowUntil(session, session.startAt + 48 * HOUR_MS);
      const { kwh, soc, cents, balance } = session.limits;
      expect(flow.end).not.toBeNull();
      expect(flow.kwh).toBeLessThanOrEqual(kwh + 1e-6);
      expect(flow.soc).toBeLessThanOrEqual(Math.min(100, Math.max(soc, session.startSoc)) + 1e-6);
      expect(costOf(flow)).toBeLessThanOrEqual(Math.min(cents, balance));
      // The bill at the moment when the charge ended gives the same amount, although the balance has changed since.
      const billed = flowUntil({ ...session, limits: { ...session.limits, balance: Infinity } }, flow.end?.at ?? 0);
      expect(costOf(billed)).toBeLessThanOrEqual(Math.min(cents, balance));
      expect(costOf(flow) - costOf(billed)).toBeLessThanOrEqual(1);
    }),
  );
});

test('a requested amount is charged to the cent', () => {
  const flow = flowUntil({ ...SESSION, limits: { ...NO_LIMITS, cents: 2_000 } }, NOON + HOUR_MS);
  expect([costOf(flow), flow.end?.why]).toEqual([2_000, 'limit']);
});
