import fc from 'fast-check';

import {
  DEFAULT_OFFER,
  giftTerms,
  MAX_RECHARGE_LENGTH,
  rechargeBlockedText,
  rechargeCents,
  toRechargeOffer,
  typedAmountProblem,
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
  expect(rechargeCents(typedOf(typed), DEFAULT_OFFER)).toBe(cents);
  expect(typedAmountProblem(typedOf(typed), DEFAULT_OFFER)).toBeUndefined();
  expect(rechargeBlockedText(typedOf(typed), DEFAULT_OFFER)).toBe('');
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
  expect(rechargeCents(typedOf(typed), DEFAULT_OFFER)).toBeNaN();
  expect(typedAmountProblem(typedOf(typed), DEFAULT_OFFER)).toBe(problem);
  expect(rechargeBlockedText(typedOf(typed), DEFAULT_OFFER)).toBe('请修改充值金额');
});

test('nothing chosen is no mistake, and a package needs nothing typed', () => {
  expect([rechargeCents(typedOf(''), DEFAULT_OFFER), typedAmountProblem(typedOf(''), DEFAULT_OFFER)]).toEqual([
    Number.NaN,
    undefined,
  ]);
  expect(rechargeBlockedText(typedOf(''), DEFAULT_OFFER)).toBe('请选择或输入充值金额');
  expect(rechargeCents({ packageCents: 5_000, typed: '' }, DEFAULT_OFFER)).toBe(5_000);
});

test('whatever is typed: whole cents from 1 to 500,000, or none and a reason', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ maxLength: MAX_RECHARGE_LENGTH }), fc.constantFrom(...hostileStrings)),
      (typed) => {
        const cents = rechargeCents(typedOf(typed), DEFAULT_OFFER);
        if (Number.isNaN(cents))
          expect(typed.trim() === '' || typedAmountProblem(typedOf(typed), DEFAULT_OFFER) !== undefined).toBe(true);
        else expect(Number.isInteger(cents) && cents >= 1 && cents <= 500_000).toBe(true);
      },
    ),
  );
});

test('every amount with two decimals is read without losing a cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500_000 }), (cents) => {
      expect(rechargeCents(typedOf((cents / 100).toFixed(2)), DEFAULT_OFFER)).toBe(cents);
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
    toRechargeOffer({ rechargePacks, minRechargeAmount: least, maxRechargeAmount: most });

  test('its packages by size, each once, within its limits; the usual ones where it has none', () => {
    const packages = offer([pack(50_000), pack(2_000), pack(2_000), pack(500), pack(200_000), pack(NaN)]).packages;
    expect(packages.map(({ cents }) => cents)).toEqual([2_000, 50_000]);
    expect(offer([]).packages.map(({ cents }) => cents)).toEqual([5_000, 10_000, 20_000, 50_000]);
    expect(toRechargeOffer(undefined)).toBe(DEFAULT_OFFER);
    expect(offer([], NaN, NaN)).toEqual(DEFAULT_OFFER);
  });

  test('its limits are said, and a package that is gone is no choice', () => {
    const own = offer([pack(2_000)]);
    expect(typedAmountProblem(typedOf('9.99'), own)).toBe('单次最少充值 10.00元');
    expect(typedAmountProblem(typedOf('1000.01'), own)).toBe('单次最多充值 1000.00元');
    expect(rechargeCents({ packageCents: 5_000, typed: '' }, own)).toBeNaN();
    expect(rechargeBlockedText({ packageCents: 5_000, typed: '' }, own)).toBe('请选择或输入充值金额');
  });

  test('the terms of a gift are said before paying: all, then those of the choice', () => {
    const own = offer([pack(10_000, 500, '充100送5'), pack(20_000, 2_000), pack(5_000)]);
    expect(giftTerms(own, typedOf(''))).toBe('充100送5，充200.00元送20.00元');
    expect(giftTerms(own, { packageCents: 10_000, typed: '' })).toBe('充100送5');
    expect(giftTerms(own, { packageCents: 5_000, typed: '' })).toBe('');
    expect(giftTerms(own, typedOf('30'))).toBe('充100送5，充200.00元送20.00元');
  });
});
