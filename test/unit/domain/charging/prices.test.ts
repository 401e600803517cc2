import {
  chargingPricePeriodEndMs,
  findChargingPricePeriod,
  findCheapestChargingHours,
  findNextChargingPriceChange,
  formatKwhPriceFromCents,
} from '@/domain/charging/prices';
import { formatMoment, parseServerTime } from '@/domain/time';

const period = (start: string, end: string, totalPriceFen: number) => ({
  ...{ start, end, totalPriceFen, elecPriceFen: totalPriceFen - 45, servicePriceFen: 45, tag: '' },
});
const DAY = [
  period('00:00', '08:00', 78),
  period('08:00', '12:00', 128),
  period('12:00', '14:00', 128),
  period('14:00', '24:00', 170),
];
const at = (text: string) => parseServerTime(`2026-11-21 ${text}`) ?? NaN;

test('the price of a moment is that of its period, at both ends of it', () => {
  const fenAt = (text: string) => findChargingPricePeriod(DAY, at(text))?.totalPriceFen;
  expect([fenAt('00:00:00'), fenAt('07:59:59'), fenAt('08:00:00'), fenAt('23:59:59')]).toEqual([78, 78, 128, 170]);
});

test('a period over midnight holds on both sides of it', () => {
  const night = [period('22:00', '06:00', 60), period('06:00', '22:00', 120)];
  expect(findChargingPricePeriod(night, at('23:30:00'))?.totalPriceFen).toBe(60);
  expect(findChargingPricePeriod(night, at('05:59:00'))?.totalPriceFen).toBe(60);
  expect(chargingPricePeriodEndMs(night[0]!, at('23:30:00'))).toBe(at('23:30:00') + 6.5 * 3_600_000);
});

test('the next change skips a period of the same price and goes over midnight into the next month', () => {
  const noon = findNextChargingPriceChange(DAY, at('09:00:00'));
  expect([noon?.period.totalPriceFen, formatMoment(noon?.atMs ?? 0, at('09:00:00'))]).toEqual([170, '今天 14:00']);
  const lastDay = parseServerTime('2026-11-30 20:00:00') ?? NaN;
  const night = findNextChargingPriceChange(DAY, lastDay);
  expect([night?.period.totalPriceFen, formatMoment(night?.atMs ?? 0, lastDay)]).toEqual([78, '12月1日 00:00']);
});

test('nothing is said of prices with a hole, of a price that never changes, or of a text that is no time', () => {
  const holed = [period('00:00', '08:00', 78), period('09:00', '24:00', 128)];
  expect(findChargingPricePeriod(holed, at('08:30:00'))).toBeNull();
  expect(findNextChargingPriceChange(holed, at('07:00:00'))).toBeNull();
  expect(findNextChargingPriceChange([period('00:00', '24:00', 100)], at('07:00:00'))).toBeNull();
  expect(findChargingPricePeriod([period('x', '25:99', 100)], at('07:00:00'))).toBeNull();
});

test('the cheapest hours are joined, and not named where every hour costs the same', () => {
  expect(findCheapestChargingHours([...DAY.slice(0, 1), ...DAY.slice(1)])).toEqual({ fen: 78, spans: ['00:00–08:00'] });
  const two = [
    period('00:00', '04:00', 50),
    period('04:00', '06:00', 50),
    period('06:00', '12:00', 90),
    period('12:00', '24:00', 50),
  ];
  expect(findCheapestChargingHours(two).spans).toEqual(['00:00–06:00', '12:00–24:00']);
  expect(findCheapestChargingHours([period('00:00', '24:00', 50)]).spans).toEqual([]);
  expect(findCheapestChargingHours([]).spans).toEqual([]);
});

test('a price per kWh has two decimals, and none if it is not known', () => {
  expect([formatKwhPriceFromCents(128), formatKwhPriceFromCents(0), formatKwhPriceFromCents(Number.NaN)]).toEqual([
    '1.28元/度',
    '0.00元/度',
    '',
  ]);
});
