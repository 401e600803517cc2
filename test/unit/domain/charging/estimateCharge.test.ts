import { CHARGING_LIMIT_TYPE } from '@/domain/charging/chargingCodes';
import { estimateCharge } from '@/domain/charging/estimateCharge';
import { earliestOccupationFeeMs, minutesToOccupationFeeCap } from '@/domain/charging/occupation';
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
  expect(estimateCharge(known, { type: energy, value: 40 })).toEqual({ kwh: 40, cents: 5_000, minutes: 40 });
  expect(estimateCharge(known, { type: time, value: 40 })).toMatchObject({ cents: 5_000, minutes: 40 });
  expect(estimateCharge(known, { type: amount, value: 5_000 })).toMatchObject({ kwh: 40, cents: 5_000, minutes: 40 });
});

test('nothing is estimated that depends on the battery, or where power or price is not known', () => {
  expect(estimateCharge(known, { type: full, value: 0 })).toBeNull();
  expect(estimateCharge(known, { type: soc, value: 80 })).toBeNull();
  expect(estimateCharge({ ...known, kw: Number.NaN }, { type: energy, value: 10 })).toBeNull();
  expect(estimateCharge({ ...known, kw: 0 }, { type: energy, value: 10 })).toBeNull();
  expect(estimateCharge({ ...known, periods: [] }, { type: energy, value: 10 })).toBeNull();
  expect(estimateCharge(known, { type: energy, value: Number.NaN })).toBeNull();
});

test('electricity that is free is never used up by an amount', () => {
  expect(estimateCharge({ ...known, periods: [period('00:00', '24:00', 0)] }, { type: amount, value: 100 })).toBeNull();
});

test('a fee for keeping the gun begins after the charge and the free minutes, and ends at its cap', () => {
  const price = { freeMinutes: 15, perMinuteFee: 50, capFee: 5_000 };
  expect(earliestOccupationFeeMs(startMs, 40, price)).toBe(startMs + 55 * MINUTE_MS);
  expect(earliestOccupationFeeMs(startMs, Number.NaN, price)).toBeNull();
  expect([
    minutesToOccupationFeeCap(0, price),
    minutesToOccupationFeeCap(4_975, price),
    minutesToOccupationFeeCap(5_000, price),
  ]).toEqual([100, 1, null]);
  expect(minutesToOccupationFeeCap(0, { ...price, capFee: 0 })).toBeNull();
});
