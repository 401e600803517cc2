import fc from 'fast-check';

import { findTaxNoError, taxNoCheckCharacterHint } from '@/domain/validation/findTaxNoError';

const CHARACTERS = Array.from('0123456789ABCDEFGHJKLMNPQRTUWXY');
const body = fc
  .array(fc.constantFrom(...CHARACTERS), { minLength: 17, maxLength: 17 })
  .map((characters) => characters.join(''));
const good = (text: string) => CHARACTERS.filter((last) => taxNoCheckCharacterHint(text + last) === '');

// Published codes of well-known companies.
test.each(['91440300708461136T', '914403001922038216', '91330100799655058B'])('%s is valid', (text) => {
  expect(findTaxNoError(text)).toBeNull();
  expect(taxNoCheckCharacterHint(text)).toBe('');
});

test('any seventeen characters have exactly one valid check character', () => {
  fc.assert(fc.property(body, (text) => good(text).length === 1));
});

test('one wrong character is always found, and is a hint and no error', () => {
  fc.assert(
    fc.property(body, fc.nat({ max: 16 }), fc.constantFrom(...CHARACTERS), (text, at, other) => {
      fc.pre(text.charAt(at) !== other);
      const [last = ''] = good(text);
      return taxNoCheckCharacterHint(text.slice(0, at) + other + text.slice(at + 1) + last) !== '';
    }),
  );
});

test('older numbers of 15, 17 and 20 pass; other lengths, small letters and I, O, S, V, Z do not', () => {
  expect(findTaxNoError('4'.repeat(15))).toBeNull();
  expect(findTaxNoError('4'.repeat(17))).toBeNull();
  expect(findTaxNoError('4'.repeat(20))).toBeNull();
  expect(findTaxNoError('91440300MA5EQXL179')).toBeNull();
  expect(taxNoCheckCharacterHint('4'.repeat(17))).toBe('');
  for (const text of ['', '4'.repeat(14), '4'.repeat(19), '91440300708461136t', '9144030070846I136T', '企业']) {
    expect(findTaxNoError(text)).toBe('税号应为15、17、18或20位数字或大写字母');
  }
});
