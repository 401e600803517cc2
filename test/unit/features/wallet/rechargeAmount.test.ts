import fc from 'fast-check';

import {
  DEFAULT_RECHARGE_AMOUNT_OPTIONS,
  getRechargeCents,
  MAX_RECHARGE_AMOUNT_CHARS,
  missingRechargeAmountText,
  rechargeAmountProblem,
  rechargeGiftTermsText,
  toRechargeAmountOptions,
} from '@/features/wallet/recharge/model/rechargeAmount';

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
  ['88.8元', 8_880],
  ['￥ 50 元', 5_000],
])('%j is an amount', (typed, cents) => {
  expect(getRechargeCents(typedOf(typed), DEFAULT_RECHARGE_AMOUNT_OPTIONS)).toBe(cents);
  expect(rechargeAmountProblem(typedOf(typed), DEFAULT_RECHARGE_AMOUNT_OPTIONS)).toBeUndefined();
  expect(missingRechargeAmountText(typedOf(typed), DEFAULT_RECHARGE_AMOUNT_OPTIONS)).toBe('');
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
  expect(getRechargeCents(typedOf(typed), DEFAULT_RECHARGE_AMOUNT_OPTIONS)).toBeNaN();
  expect(rechargeAmountProblem(typedOf(typed), DEFAULT_RECHARGE_AMOUNT_OPTIONS)).toBe(problem);
  expect(missingRechargeAmountText(typedOf(typed), DEFAULT_RECHARGE_AMOUNT_OPTIONS)).toBe('请修改充值金额');
});

test('nothing chosen is no mistake, and a package needs nothing typed', () => {
  expect([
    getRechargeCents(typedOf(''), DEFAULT_RECHARGE_AMOUNT_OPTIONS),
    rechargeAmountProblem(typedOf(''), DEFAULT_RECHARGE_AMOUNT_OPTIONS),
  ]).toEqual([Number.NaN, undefined]);
  expect(missingRechargeAmountText(typedOf(''), DEFAULT_RECHARGE_AMOUNT_OPTIONS)).toBe('请选择或输入充值金额');
  expect(getRechargeCents({ packageCents: 5_000, typed: '' }, DEFAULT_RECHARGE_AMOUNT_OPTIONS)).toBe(5_000);
});

test('whatever is typed: whole cents from 1 to 500,000, or none and a reason', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ maxLength: MAX_RECHARGE_AMOUNT_CHARS }), fc.constantFrom(...hostileStrings)),
      (typed) => {
        const cents = getRechargeCents(typedOf(typed), DEFAULT_RECHARGE_AMOUNT_OPTIONS);
        if (Number.isNaN(cents))
          expect(
            typed.trim() === '' || rechargeAmountProblem(typedOf(typed), DEFAULT_RECHARGE_AMOUNT_OPTIONS) !== undefined,
          ).toBe(true);
        else expect(Number.isInteger(cents) && cents >= 1 && cents <= 500_000).toBe(true);
      },
    ),
  );
});

test('every amount with two decimals is read without losing a cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500_000 }), (cents) => {
      expect(getRechargeCents(typedOf((cents / 100).toFixed(2)), DEFAULT_RECHARGE_AMOUNT_OPTIONS)).toBe(cents);
    }),
  );
});

describe("the operator's offer", () => {
  const pack = (amount: number, giftAmount = 0, giftRule = '') => ({
    packId: `p${String(amount)}`,
    amount,
    giftAmount,
    giftRule,
  });
  const offer = (rechargePacks: ReturnType<typeof pack>[], least = 1_000, most = 100_000) =>
    toRechargeAmountOptions({ rechargePacks, minRechargeAmount: least, maxRechargeAmount: most });

  test('its packages by size, each once, within its limits; the usual ones where it has none', () => {
    const packages = offer([pack(50_000), pack(2_000), pack(2_000), pack(500), pack(200_000), pack(NaN)]).packages;
    expect(packages.map(({ cents }) => cents)).toEqual([2_000, 50_000]);
    expect(offer([]).packages.map(({ cents }) => cents)).toEqual([5_000, 10_000, 20_000, 50_000]);
    expect(toRechargeAmountOptions(undefined)).toBe(DEFAULT_RECHARGE_AMOUNT_OPTIONS);
    expect(offer([], NaN, NaN)).toEqual(DEFAULT_RECHARGE_AMOUNT_OPTIONS);
  });

  test('its limits are said, and a package that is gone is no choice', () => {
    const own = offer([pack(2_000)]);
    expect(rechargeAmountProblem(typedOf('9.99'), own)).toBe('单次最少充值 10.00元');
    expect(rechargeAmountProblem(typedOf('1000.01'), own)).toBe('单次最多充值 1000.00元');
    expect(getRechargeCents({ packageCents: 5_000, typed: '' }, own)).toBeNaN();
    expect(missingRechargeAmountText({ packageCents: 5_000, typed: '' }, own)).toBe('请选择或输入充值金额');
  });

  test('the terms of a gift are said before paying: all, then those of the choice', () => {
    const own = offer([pack(10_000, 500, '充100送5'), pack(20_000, 2_000), pack(5_000)]);
    expect(rechargeGiftTermsText(own, typedOf(''))).toBe('充100送5，充200.00元送20.00元');
    expect(rechargeGiftTermsText(own, { packageCents: 10_000, typed: '' })).toBe('充100送5');
    expect(rechargeGiftTermsText(own, { packageCents: 5_000, typed: '' })).toBe('');
    expect(rechargeGiftTermsText(own, typedOf('30'))).toBe('充100送5，充200.00元送20.00元');
  });
});
