import fc from 'fast-check';

import { blockedNoteOf, centsOf, MAX_TYPED, problemOf } from '@/features/wallet/recharge/model/rechargeAmount';

import { hostileStrings } from '../../../corpus/hostileStrings';

const typedOf = (typed: string) => ({ packageCents: null, typed });

test.each([
  ['0.01', 1],
  ['.5', 50],
  ['8.', 800],
  ['0088.8', 8_880],
  ['5000', 500_000],
  ['５０', 5_000],
  [' 50 ', 5_000],
])('%j is an amount', (typed, cents) => {
  expect(centsOf(typedOf(typed))).toBe(cents);
  expect(problemOf(typedOf(typed))).toBeUndefined();
  expect(blockedNoteOf(typedOf(typed))).toBe('');
});

test.each([
  ['0', '单次最少充值 0.01元'],
  ['0.00', '单次最少充值 0.01元'],
  ['5000.01', '单次最多充值 5000.00元'],
  ['9999999999', '单次最多充值 5000.00元'],
  ['1.234', '金额最多到分，如 88.88'],
  ['.', '请输入金额，如 88.88'],
  ['1e3', '请输入金额，如 88.88'],
  ['-5', '请输入金额，如 88.88'],
  ['1.2.3', '请输入金额，如 88.88'],
])('%j is refused: %s', (typed, problem) => {
  expect(centsOf(typedOf(typed))).toBeNaN();
  expect(problemOf(typedOf(typed))).toBe(problem);
  expect(blockedNoteOf(typedOf(typed))).toBe('请修改充值金额');
});

test('nothing chosen is no mistake, and a package needs nothing typed', () => {
  expect([centsOf(typedOf('')), problemOf(typedOf(''))]).toEqual([Number.NaN, undefined]);
  expect(blockedNoteOf(typedOf(''))).toBe('请选择或输入充值金额');
  expect(centsOf({ packageCents: 5_000, typed: '' })).toBe(5_000);
});

test('whatever is typed: whole cents from 1 to 500,000, or none and a reason', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: MAX_TYPED }), fc.constantFrom(...hostileStrings)), (typed) => {
      const cents = centsOf(typedOf(typed));
      if (Number.isNaN(cents)) expect(typed.trim() === '' || problemOf(typedOf(typed)) !== undefined).toBe(true);
      else expect(Number.isInteger(cents) && cents >= 1 && cents <= 500_000).toBe(true);
    }),
  );
});

test('every amount with two decimals is read without losing a cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500_000 }), (cents) => {
      expect(centsOf(typedOf((cents / 100).toFixed(2)))).toBe(cents);
    }),
  );
});
