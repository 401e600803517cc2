import fc from 'fast-check';

import { isBase64 } from '@/lib/isBase64';

test('is true for the base64 of any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1 }), (bytes) => {
      const text = Buffer.from(bytes).toString('base64');
      expect(isBase64(text)).toBe(true);
      expect(isBase64(text.replace(/=+$/, ''))).toBe(true);
    }),
  );
});

test('agrees with the pattern for the whole text', () => {
  const letters = fc.constantFrom('A', 'z', '0', '+', '/', '=', ' ', '\n', '<', '-');
  fc.assert(
    fc.property(fc.string({ unit: letters, maxLength: 12 }), (text) => {
      expect(isBase64(text)).toBe(/^[A-Za-z0-9+/]+={0,2}$/.test(text) && !text.endsWith('\n'));
    }),
    { numRuns: 2_000 },
  );
});

test('reads a picture of ten megabytes', () => {
  expect(isBase64('A'.repeat(14_000_000))).toBe(true);
  expect(isBase64(`${'A'.repeat(14_000_000)}<AA`)).toBe(false);
});
