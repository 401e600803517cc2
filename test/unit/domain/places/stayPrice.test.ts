import fc from 'fast-check';

import { calculateStayPrice, type ParkingPriceRule, parseParkingPriceRule } from '@/domain/places/stayPrice';

const CITY = ['免费30分钟', '3.00元/小时', '24小时封顶30.00元'];
const price = (labels: readonly string[], minutes: number) => {
  const rule = parseParkingPriceRule(labels);
  return rule === null ? null : calculateStayPrice(rule, minutes);
};

test.each<[readonly string[], ParkingPriceRule]>([
  [CITY, { freeMinutes: 30, unitMinutes: 60, unitCents: 300, capCents: 3000 }],
  [['每小时5元'], { freeMinutes: 0, unitMinutes: 60, unitCents: 500, capCents: null }],
  [['前1小时免费', '2.5元/半小时', '封顶40元'], { freeMinutes: 60, unitMinutes: 30, unitCents: 250, capCents: 4000 }],
  [
    ['15分钟内免费', '1元／15分钟', '每天最高20元'],
    { freeMinutes: 15, unitMinutes: 15, unitCents: 100, capCents: 2000 },
  ],
])('%j is a rule', (labels, rule) => {
  expect(parseParkingPriceRule(labels)).toEqual(rule);
});

test.each([
  [[]],
  [['免费30分钟']],
  [['首小时10元', '3元/小时']],
  [['3元/小时', '5元/小时']],
  [['3元/小时', '夜间2元/小时']],
  [['3元/小时', '免费15分钟', '免费30分钟']],
  [['3元起/小时']],
  [['3.005元/小时']],
  [['-3元/小时']],
  [['3元/小时', '车主优惠']],
  [['3元/0小时']],
  [['3元/25小时']],
  [['99999999元/小时']],
  [['3元/小时', '']],
])('%j is not guessed at', (labels) => {
  expect(parseParkingPriceRule(labels)).toBeNull();
});

test('three hours at 3 yuan an hour are 9 yuan, and an hour that has begun counts', () => {
  expect(price(CITY, 180)).toBe(900);
  expect(price(CITY, 181)).toBe(1200);
  expect([price(CITY, 30), price(CITY, 31)]).toEqual([0, 300]);
  expect([price(CITY, 600), price(CITY, 1_440), price(CITY, 1_500)]).toEqual([3000, 3000, 3300]);
});

test('a stay that is no number of minutes has no price', () => {
  for (const minutes of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) expect(price(CITY, minutes)).toBeNull();
});

const rules = fc.record({
  freeMinutes: fc.integer({ min: 0, max: 1_440 }),
  unitMinutes: fc.integer({ min: 1, max: 1_440 }),
  unitCents: fc.integer({ min: 0, max: 999_999 }),
  capCents: fc.option(fc.integer({ min: 0, max: 999_999 })),
});
const stays = fc.integer({ min: 0, max: 30 * 1_440 });

test('whole cents; a longer stay never costs less; free within the free minutes; a day never costs more than the cap', () => {
  fc.assert(
    fc.property(rules, stays, stays, (rule, one, other) => {
      const [short, long] = [Math.min(one, other), Math.max(one, other)];
      const [less, more] = [calculateStayPrice(rule, short), calculateStayPrice(rule, long)];
      expect(Number.isSafeInteger(less) && Number.isSafeInteger(more)).toBe(true);
      expect(less).toBeLessThanOrEqual(more ?? -1);
      if (short <= rule.freeMinutes) expect(less).toBe(0);
      if (rule.capCents !== null) expect(more).toBeLessThanOrEqual(rule.capCents * Math.ceil(long / 1_440));
    }),
  );
});

test('whatever the labels say, reading them does not throw and every price is whole cents', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom(...CITY, '5元/小时'))), stays, (labels, minutes) => {
      const cents = price(labels, minutes);
      expect(cents === null || Number.isSafeInteger(cents)).toBe(true);
    }),
  );
});
