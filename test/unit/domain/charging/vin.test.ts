import fc from 'fast-check';

import {
  findVinError,
  formatVin,
  hasValidVinCheckDigit,
  isVin,
  normalizeVin,
  vinCheckDigitHint,
} from '@/domain/charging/vin';
import {
  findChargingCardPasswordProblems,
  hasNoChargingCardPasswordProblem,
  toChargingCardPasswordDigits,
} from '@/features/charging/cards/model/cardPassword';

const GOOD = 'LSVAA41J8E2184841';

test('a VIN is taken as it is typed: in small letters and with gaps', () => {
  expect(normalizeVin(' lsvaa41j 8e-2184841 ')).toBe(GOOD);
  expect(findVinError(' lsvaa41j 8e-2184841 ')).toBe('');
  expect(formatVin(GOOD)).toBe('LSVAA41J 8E 2184841');
});

test.each([
  ['', '请输入车架号'],
  ['LSVAA41J8E218484', '车架号是17位，现在16位'],
  [`${GOOD}1`, '车架号是17位，现在18位'],
  ['LSVAA41J8E218484I', '车架号里没有字母I、O、Q，看看是不是数字1或0'],
  ['lsvaa41j8e21848o1', '车架号里没有字母I、O、Q，看看是不是数字1或0'],
  ['LSVAA41J8E21848中1', '车架号只有字母和数字'],
])('%p is refused: %s', (typed, problem) => {
  expect(findVinError(typed)).toBe(problem);
});

test('a wrong check digit is only a hint, because imported cars differ', () => {
  expect(hasValidVinCheckDigit(GOOD)).toBe(true);
  expect(vinCheckDigitHint(GOOD)).toBe('');
  const other = 'LSVAA41J7E2184841';
  expect(findVinError(other)).toBe('');
  expect(vinCheckDigitHint(other)).toMatch(/^和常见的校验位不一致/);
  // Nothing is hinted at before the number is whole.
  expect(vinCheckDigitHint('LSVAA41J7E')).toBe('');
});

test('of the characters that may stand in the ninth place exactly one is the check digit', () => {
  const letter = fc.constantFrom(...Array.from('ABCDEFGHJKLMNPRSTUVWXYZ0123456789'));
  fc.assert(
    fc.property(fc.array(letter, { minLength: 17, maxLength: 17 }), (letters) => {
      const with9 = (sign: string) => [...letters.slice(0, 8), sign, ...letters.slice(9)].join('');
      const fits = Array.from('0123456789X').filter((sign) => hasValidVinCheckDigit(with9(sign)));
      expect(isVin(letters.join(''))).toBe(true);
      expect(fits).toHaveLength(1);
    }),
  );
});

test('a card’s password has six digits, another one than before, typed the same twice', () => {
  const none = { before: '', next: '', again: '' };
  expect(findChargingCardPasswordProblems({ before: '135790', next: '246801', again: '246801' })).toEqual(none);
  expect(hasNoChargingCardPasswordProblem(none)).toBe(true);
  expect(findChargingCardPasswordProblems(none)).toEqual({
    before: '请输入6位数字的原密码',
    next: '请输入6位数字的新密码',
    again: '请再输入一遍新密码',
  });
  expect(findChargingCardPasswordProblems({ before: '135790', next: '135790', again: '135791' })).toEqual({
    before: '',
    next: '新密码不能与原密码相同',
    again: '两次输入的新密码不一样',
  });
  expect(toChargingCardPasswordDigits('1.2a３45678')).toBe('124567');
});
