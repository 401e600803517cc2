import fc from 'fast-check';

import { formatDistance } from '@/domain/distance';

test.each([
  [0, '0m'],
  [0.4, '0m'],
  [850, '850m'],
  [999, '999m'],
  [999.4, '999m'],
  [999.5, '1.00km'],
  [1000, '1.00km'],
  [1005, '1.01km'],
  [1200, '1.20km'],
  [12_345, '12.35km'],
  [2_500_000, '2500.00km'],
])('%d metres are shown as %s', (metres, shown) => {
  expect(formatDistance(metres)).toBe(shown);
});

test.each([NaN, Infinity, -1, null, undefined, '850'])('%p is not a distance', (metres) => {
  expect(formatDistance(metres as number)).toBe('--');
});

test('is never off by more than half of the unit shown', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 5_000_000, noNaN: true }), (metres) => {
      const [, figure = '', unit = ''] = /^(\d+(?:\.\d\d)?)(m|km)$/.exec(formatDistance(metres)) ?? [];
      const [metresShown, step] = unit === 'km' ? [Number(figure) * 1000, 10] : [Number(figure), 1];
      expect(unit).not.toBe('');
      // Half a metre more, because metres are rounded before the conversion to kilometres.
      expect(Math.abs(metresShown - metres)).toBeLessThanOrEqual(step / 2 + 0.51);
    }),
    { numRuns: 5_000 },
  );
});
