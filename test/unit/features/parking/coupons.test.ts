import { couponUnusableReasonText, findBestCoupon, resolveCouponChoice } from '@/domain/coupon/couponChoice';

import { coupon } from './bills';

const small = coupon('small', { discountFee: 100 });
const large = coupon('large', { discountFee: 300 });
const spent = coupon('spent', { discountFee: 900, unusableReason: '正在另一笔支付中使用' });
const useless = coupon('useless', { discountFee: 0 });

describe('the coupon that is used', () => {
  test('the usable one that saves most', () => {
    expect(findBestCoupon([small, spent, large, useless])).toBe(large);
    expect(findBestCoupon([spent, useless])).toBeNull();
  });

  test('among equals the one that the server marks, then the one that expires first', () => {
    const marked = coupon('marked', { discountFee: 300, isBest: 1 });
    expect(findBestCoupon([large, marked])).toBe(marked);
    const sooner = coupon('sooner', { discountFee: 300, endTime: '2026-03-11 00:00:00' });
    expect(findBestCoupon([large, sooner])).toBe(sooner);
  });

  test("the driver's choice is kept as long as it can be used", () => {
    expect(resolveCouponChoice([small, large], { is: 'one', couponId: 'small' })).toEqual({
      coupon: small,
      isReplaced: false,
    });
    expect(resolveCouponChoice([small, large], { is: 'none' })).toEqual({ coupon: null, isReplaced: false });
    expect(resolveCouponChoice([spent, large], { is: 'one', couponId: 'spent' })).toEqual({
      coupon: large,
      isReplaced: true,
    });
    expect(resolveCouponChoice([], { is: 'one', couponId: 'gone' })).toEqual({ coupon: null, isReplaced: true });
  });
});

test('the reason against a coupon comes from the server, or from the app', () => {
  expect(couponUnusableReasonText(useless)).toBe('本次不能减免');
  expect(couponUnusableReasonText(spent)).toBe('正在另一笔支付中使用');
});
