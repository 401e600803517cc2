import { CHARGING_LIMIT_TYPE } from '@/domain/charging/chargingCodes';
import { estimateCharging } from '@/domain/charging/estimateCharging';
import { earliestIdleFeeMs, minutesToIdleFeeCap } from '@/domain/charging/idleFee';
import { parseServerTime } from '@/domain/time';
import { MINUTE_MS } from '@/lib/timeUnits';

const period = (start: string, end: string, totalPriceFen: number) => ({
  ...{ start, end, totalPriceFen, elecPriceFen: totalPriceFen, servicePriceFen: 0, tag: '' },
});
const periods = [period('00:00', '12:00', 100), period('12:00', '24:00', 200)];
const startMs = parseServerTime('2026-11-21 11:30:00') ?? NaN;
const known = { periods, startMs, kw: 60 };
const { full, amount, energy, time, soc } = CHARGING_LIMIT_TYPE;

test('a charge over a change of price costs each part at its own price', () => {
  expect(estimateCharging(known, { type: energy, value: 40 })).toEqual({ kwh: 40, cents: 5_000, minutes: 40 });
  expect(estimateCharging(known, { type: time, value: 40 })).toMatchObject({ cents: 5_000, minutes: 40 });
  expect(estimateCharging(known, { type: amount, value: 5_000 })).toMatchObject({ kwh: 40, cents: 5_000, minutes: 40 });
});

test('nothing is estimated that depends on the battery, or where power or price is not known', () => {
  expect(estimateCharging(known, { type: full, value: 0 })).toBeNull();
  expect(estimateCharging(known, { type: soc, value: 80 })).toBeNull();
  expect(estimateCharging({ ...known, kw: Number.NaN }, { type: energy, value: 10 })).toBeNull();
  expect(estimateCharging({ ...known, kw: 0 }, { type: energy, value: 10 })).toBeNull();
  expect(estimateCharging({ ...known, periods: [] }, { type: energy, value: 10 })).toBeNull();
  expect(estimateCharging(known, { type: energy, value: Number.NaN })).toBeNull();
});

test('electricity that is free is never used up by an amount', () => {
  expect(
    estimateCharging({ ...known, periods: [period('00:00', '24:00', 0)] }, { type: amount, value: 100 }),
  ).toBeNull();
});

test('a fee for keeping the gun begins after the charge and the free minutes, and ends at its cap', () => {
  const price = { freeMinutes: 15, perMinuteFee: 50, capFee: 5_000 };
  expect(earliestIdleFeeMs(startMs, 40, price)).toBe(startMs + 55 * MINUTE_MS);
  expect(earliestIdleFeeMs(startMs, Number.NaN, price)).toBeNull();
  expect([minutesToIdleFeeCap(0, price), minutesToIdleFeeCap(4_975, price), minutesToIdleFeeCap(5_000, price)]).toEqual(
    [100, 1, null],
  );
  expect(minutesToIdleFeeCap(0, { ...price, capFee: 0 })).toBeNull();
});
