import { bestOf, pickCoupon } from '@/features/parking/model/couponChoice';
import { couponWorth, expiryText, savingText, unusableText } from '@/features/parking/model/couponWords';

import { coupon, NOON } from './bills';

const small = coupon('small', { discountFee: 100 });
const large = coupon('large', { discountFee: 300 });
const spent = coupon('spent', { discountFee: 900, unusableReason: '正在另一笔支付中使用' });
const useless = coupon('useless', { discountFee: 0 });

describe('which coupon is used', () => {
  test('the one that saves most of those that can be used', () => {
    expect(bestOf([small, spent, large, useless])).toBe(large);
    expect(bestOf([spent, useless])).toBeNull();
  });

  test('between equals the mark of the server, then the one that ends first', () => {
    const marked = coupon('marked', { discountFee: 300, isBest: 1 });
    expect(bestOf([large, marked])).toBe(marked);
    const sooner = coupon('sooner', { discountFee: 300, endTime: '2026-03-11 00:00:00' });
    expect(bestOf([large, sooner])).toBe(sooner);
  });

  test('the choice of the driver stands as long as it can be used', () => {
    expect(pickCoupon([small, large], { is: 'one', couponId: 'small' })).toEqual({ coupon: small, isReplaced: false });
    expect(pickCoupon([small, large], { is: 'none' })).toEqual({ coupon: null, isReplaced: false });
    expect(pickCoupon([spent, large], { is: 'one', couponId: 'spent' })).toEqual({ coupon: large, isReplaced: true });
    expect(pickCoupon([], { is: 'one', couponId: 'gone' })).toEqual({ coupon: null, isReplaced: true });
  });
});

describe('coupon words', () => {
  test.each([
    [1, 500, '5.00元'],
    [2, 90, '1小时30分'],
    [3, 0, '全免'],
    [4, 500, '一口价5.00元'],
    [5, 0, '时段免费'],
    [6, 900, '9折'],
    [6, 850, '8.5折'],
    [0, 0, '优惠'],
  ] as const)('type %d of %d is %s', (couponType, couponValue, text) => {
    expect(couponWorth({ couponType, couponValue })).toBe(text);
  });

  test.each([
    ['2026-03-10 23:59:59', '今日到期'],
    ['2026-03-11 00:00:00', '明日到期'],
    ['2026-03-13 09:00:00', '3天后到期'],
    ['2026-03-17 12:00:00', '7天后到期'],
    ['2026-04-02 12:00:00', '4月2日到期'],
    ['2027-01-02 12:00:00', '2027年1月2日到期'],
    ['2026-03-10 11:59:59', '已过期'],
    ['', ''],
  ])('%s: %s', (endTime, text) => {
    expect(expiryText(endTime, NOON)).toBe(text);
  });

  test('the reason of the choice is the real saving', () => {
    expect(savingText(coupon('c', { discountFee: 500, endTime: '2026-03-10 23:59:59' }), NOON)).toBe(
      '减5.00元，今日到期',
    );
    expect(savingText(coupon('c', { discountFee: 500, endTime: '' }), NOON)).toBe('减5.00元');
    expect(unusableText(useless)).toBe('本次不能减免');
    expect(unusableText(spent)).toBe('正在另一笔支付中使用');
  });
});
