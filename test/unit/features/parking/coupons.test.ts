import { bestOf, pickCoupon, unusableText } from '@/features/parking/bill/model/couponChoice';

import { coupon } from './bills';

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

test('why it cannot be used is the word of the server, or ours', () => {
  expect(unusableText(useless)).toBe('本次不能减免');
  expect(unusableText(spent)).toBe('正在另一笔支付中使用');
});
