import fc from 'fast-check';

import { calculateBillAmountDueCents, toBillPriceRows } from '@/domain/stay/toBillPriceRows';
import { toPaymentAttemptBillPriceRows } from '@/features/parking/bill/model/billPriceRows';
import { isBillPayable, toBillStatus } from '@/features/parking/model/billStatus';
import { billStatusTexts } from '@/features/parking/model/billStatusTexts';
import { findOutdatedAgreedAmount } from '@/widgets/checkout/model/agreedAmount';
import { isPriceStale } from '@/widgets/checkout/model/agreedAmount';

import { attempt, bill, coupon, NOON } from './bills';

const wordFor = (more: Parameters<typeof bill>[0]) => billStatusTexts(toBillStatus(bill(more)), NOON);

describe('the first line of a bill', () => {
  test('the amount due now', () => {
    expect(toBillStatus(bill())).toEqual({ is: 'due', cents: 600, isTopUp: false, isArrears: false });
    expect(wordFor({}).label).toBe('待缴费');
  });

  test('a driver who overstays the time to leave pays the rest', () => {
    const stayed = bill({ paidFee: 600, totalFee: 900, parkFee: 300 });
    expect(toBillStatus(stayed)).toMatchObject({ is: 'due', cents: 300, isTopUp: true });
    expect(billStatusTexts(toBillStatus(stayed), NOON).label).toBe('还需付');
  });

  test('arrears', () => {
    expect(wordFor({ orderState: 5 })).toMatchObject({ label: '欠费待补缴', tone: 'owed' });
  });

  test('a paid car shows until when to leave', () => {
    const paid = { parkFee: 0, paidFee: 600, orderState: 3, leaveDeadlineTime: '2026-03-10 12:15:00' } as const;
    expect(toBillStatus(bill(paid))).toEqual({ is: 'cleared', leaveByMs: NOON + 15 * 60_000 });
    expect(wordFor(paid).text).toBe('请于 12:15 前离场');
    expect(wordFor({ ...paid, leaveDeadlineTime: '' }).text).toBe('请尽快离场');
  });

  test('within the free time, its end is shown', () => {
    const free = toBillStatus(bill({ parkFee: 0, totalFee: 0, parkMinutes: 20 }));
    const endMs = NOON - 70 * 60_000;
    expect(billStatusTexts(free, endMs - 1).text).toBe('10:50 前离场不用缴费');
    expect(billStatusTexts(free, endMs).text).toBe('现在离场不用缴费');
    expect(wordFor({ parkFee: 0, freeMinutes: Number.NaN }).text).toBe('现在离场不用缴费');
  });

  test('a fee of nothing is called a free time only within it', () => {
    const nothing = { parkFee: 0, totalFee: 0, orderState: 0, orderStateText: '' } as const;
    expect(wordFor({ ...nothing, parkMinutes: 20 }).label).toBe('免费时段内');
    expect(wordFor({ ...nothing, parkMinutes: 100 })).toMatchObject({ label: '无需缴费', text: '现在离场不用缴费' });
    expect(wordFor({ ...nothing, carType: 3 }).label).toBe('免费车辆');
    expect(wordFor({ ...nothing, parkMinutes: 100, orderStateText: '会员免费' })).toMatchObject({
      label: '免费停车',
      text: '会员免费，不用缴费',
    });
    expect(wordFor({ ...nothing, totalFee: 600, discountFee: 600, parkMinutes: 100 }).label).toBe('已全额减免');
  });

  test.each([{ paidFee: 300 }, { paidFee: 0, couponFee: 300 }])(
    'no free time is shown after a payment while the car stays: %o',
    (paid) => {
      expect(wordFor({ parkFee: 0, orderState: 1, ...paid })).toMatchObject({ label: '已缴清', tone: 'done' });
      expect(wordFor({ parkFee: 0, isBagCar: 1, ...paid }).label).toBe('月卡车辆');
    },
  );

  test('a period pass, a finished stay', () => {
    expect(wordFor({ parkFee: 0, isBagCar: 1 }).label).toBe('月卡车辆');
    expect(wordFor({ parkFee: 0, orderState: 4 }).label).toBe('已完成');
    // A payment takes precedence over a pass that was bought later.
    expect(wordFor({ parkFee: 0, isBagCar: 1, orderState: 3 }).label).toBe('已缴费');
  });

  test.each([
    [{ orderState: 7 } as const, '申诉中，处理完再缴费'],
    [{ orderState: 6 } as const, '账单已关闭，不用缴费'],
    [{ canPay: 0, orderStateText: '停车场结算中' } as const, '停车场结算中'],
    [{ canPay: 0, orderStateText: '' } as const, '这笔账单暂时不能缴费'],
  ])('a bill that cannot be paid now gives the reason: %o', (more, reason) => {
    expect(toBillStatus(bill(more))).toEqual({ is: 'blocked', cents: 600, reason });
    expect(isBillPayable(bill(more))).toBe(false);
  });

  test('a fee that is not known is never shown as nothing', () => {
    expect(toBillStatus(bill({ parkFeeSucc: 0, parkFee: 0 }))).toEqual({ is: 'unknown' });
    expect(toBillStatus(bill({ parkFee: Number.NaN }))).toEqual({ is: 'unknown' });
  });
});

describe('price lines', () => {
  const shown = (more: Parameters<typeof bill>[0], chosen: ReturnType<typeof coupon> | null = null) =>
    toBillPriceRows(bill(more), chosen).map(({ label, cents }) => `${label} ${cents}`);

  test('the whole fee and the rest', () => {
    expect(shown({})).toEqual(['应收 600', '应付 600']);
  });

  test('each deduction on its own line', () => {
    const more = { totalFee: 1500, paidFee: 600, discountFee: 100, couponFee: 200, parkFee: 600 };
    expect(shown(more, coupon('c'))).toEqual(['应收 1500', '已支付 -600', '已优惠 -300', '优惠 -200', '还需付 400']);
    expect(toBillPriceRows(bill(more), coupon('c')).find(({ key }) => key === 'coupon')?.reason).toBe('券c');
  });

  test('a coupon never takes off more than is due', () => {
    expect(shown({}, coupon('c', { discountFee: 5000 }))).toEqual(['应收 600', '优惠 -600', '应付 0']);
    fc.assert(
      fc.property(fc.nat(9e9), fc.nat(9e9), (parkFee, discountFee) => {
        const due = calculateBillAmountDueCents({ parkFee }, { discountFee });
        expect(due).toBe(Math.max(0, parkFee - discountFee));
      }),
    );
  });

  test('an unknown fee stays unknown', () => {
    expect(calculateBillAmountDueCents({ parkFee: Number.NaN }, null)).toBeNaN();
  });
});

test('an amount is valid for three minutes', () => {
  expect(isPriceStale('2026-03-10 12:00:00', NOON)).toBe(false);
  expect(isPriceStale('2026-03-10 12:00:00', NOON + 179_999)).toBe(false);
  expect(isPriceStale('2026-03-10 12:00:00', NOON + 180_000)).toBe(true);
  expect(isPriceStale('', NOON)).toBe(true);
});

test('an open order keeps its own amount, and its coupon explains it', () => {
  const lines = (orderCents: number, facts: object = {}) =>
    toPaymentAttemptBillPriceRows(bill({ totalFee: 900, parkFee: 900 }), {
      orderCents,
      facts: { plateText: '', parkName: '', ...facts },
    }).map(({ label, cents }) => `${label} ${cents}`);
  const coupon = { name: '3元券', savingCents: 300 };
  expect(lines(300)).toEqual(['应收 900', '这笔订单应付 300']);
  expect(lines(600, { coupon })).toEqual(['应收 900', '优惠 -300', '这笔订单应付 600']);
  expect(lines(300, { coupon })).toEqual(['下单时应付 600', '优惠 -300', '这笔订单应付 300']);
});

describe('a message about a changed amount', () => {
  const facts = { agreedCents: null, attempt: null, dueCents: 900, nowMs: NOON };
  const refused = attempt({ step: 'abandoned', serverSaid: 'refused', changedAtMs: NOON });

  test('is shown after the price was queried again', () => {
    expect(findOutdatedAgreedAmount({ ...facts, agreedCents: 600 })).toBe(600);
    expect(findOutdatedAgreedAmount({ ...facts, agreedCents: 900 })).toBeNull();
    expect(findOutdatedAgreedAmount(facts)).toBeNull();
  });

  test('is shown when the server has just refused the old amount', () => {
    expect(findOutdatedAgreedAmount({ ...facts, attempt: refused })).toBe(600);
    expect(findOutdatedAgreedAmount({ ...facts, attempt: refused, dueCents: 600 })).toBeNull();
    expect(findOutdatedAgreedAmount({ ...facts, attempt: refused, nowMs: NOON + 180_000 })).toBeNull();
    expect(
      findOutdatedAgreedAmount({ ...facts, attempt: attempt({ step: 'settled', serverSaid: 'paid' }) }),
    ).toBeNull();
  });

  test('is not shown for a coupon that came in while the fee stayed the same; a fee that grew as well is', () => {
    expect(findOutdatedAgreedAmount({ ...facts, attempt: refused, dueCents: 300, savingCents: 300 })).toBeNull();
    expect(findOutdatedAgreedAmount({ ...facts, agreedCents: 600, dueCents: 400, savingCents: 200 })).toBeNull();
    expect(findOutdatedAgreedAmount({ ...facts, agreedCents: 600, dueCents: 700, savingCents: 200 })).toBe(600);
    expect(findOutdatedAgreedAmount({ ...facts, agreedCents: 300, dueCents: 600 })).toBe(300);
  });

  test('is not shown while the new amount is unknown', () => {
    expect(findOutdatedAgreedAmount({ ...facts, agreedCents: 600, dueCents: Number.NaN })).toBeNull();
  });
});
