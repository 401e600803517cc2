import fc from 'fast-check';

import { formatAmount, formatYuan } from '@/domain/money';

import { depth } from '../../support/walks/thoroughness';

test.each([
  [0, '0.00元'],
  [1, '0.01元'],
  [10, '0.10元'],
  [99, '0.99元'],
  [100, '1.00元'],
  [600, '6.00元'],
  [123_456, '1234.56元'],
  [-500, '-5.00元'],
  [-1, '-0.01元'],
  [-0, '0.00元'],
  [90_000_000_000_000, '900000000000.00元'],
  [Number.MAX_SAFE_INTEGER, '90071992547409.91元'],
])('%d cents are shown as %s', (cents, shown) => {
  expect(formatYuan(cents)).toBe(shown);
  expect(formatAmount(cents)).toBe(shown.replace('元', ''));
});

test.each([NaN, Infinity, -Infinity, 0.5, 600.1, 1e21, Number.MAX_SAFE_INTEGER + 1, null, undefined, '600', {}, []])(
  '%p is not an amount',
  (cents) => {
    expect(formatYuan(cents as number)).toBe('--');
    expect(formatAmount(cents as number)).toBe('--');
  },
);

test('is exact to the cent from 0 to 9e13', () => {
  fc.assert(
    fc.property(
      fc.maxSafeInteger().map((n) => Math.abs(n) % 90_000_000_000_001),
      (cents) => {
        const shown = formatYuan(cents);
        expect(shown).toMatch(/^\d+\.\d{2}元$/);
        expect(BigInt(shown.replace(/[.元]/g, ''))).toBe(BigInt(cents));
        expect(formatYuan(-cents)).toBe(cents === 0 ? shown : `-${shown}`);
      },
    ),
    { numRuns: depth(5_000, 20_000) },
  );
});
