import {
  couponConditionText,
  couponExpiryText,
  couponSavingText,
  couponScopeText,
  couponValueText,
  isCouponEndingSoon,
} from '@/domain/coupon/couponText';

/** 2026-03-10 12:00 in Shanghai. */
const NOON = Date.parse('2026-03-10T12:00:00+08:00');

test.each([
  [1, 500, '5.00元'],
  [2, 60, '1小时'],
  [2, 90, '1小时30分钟'],
  [2, 45, '45分钟'],
  [2, 0, '0分钟'],
  [3, 0, '全免'],
  [4, 500, '一口价5.00元'],
  [5, 0, '时段免费'],
  [6, 900, '9折'],
  [6, 850, '8.5折'],
  [0, 0, '优惠'],
] as const)('type %d of %d is %s', (couponType, couponValue, text) => {
  expect(couponValueText({ couponType, couponValue })).toBe(text);
});

test.each([
  [{ minFee: 0 }, '无门槛'],
  [{ minFee: 500 }, '满5.00元可用'],
  [{ minFee: 500, maxDiscountFee: 1000 }, '满5.00元可用，最多减10.00元'],
])('%j: %s', (coupon, text) => {
  expect(couponConditionText(coupon)).toBe(text);
});

test.each([
  ['2026-03-10 23:59:59', '今日到期', true],
  ['2026-03-11 00:00:00', '明日到期', true],
  ['2026-03-13 09:00:00', '3天后到期', true],
  ['2026-03-13 23:59:59', '3天后到期', true],
  ['2026-03-14 00:00:00', '4天后到期', false],
  ['2026-03-17 12:00:00', '7天后到期', false],
  ['2026-04-02 12:00:00', '4月2日到期', false],
  ['2027-01-02 12:00:00', '2027年1月2日到期', false],
  ['2026-03-10 11:59:59', '已过期', false],
  ['', '', false],
])('%s: %s, soon %s', (endTime, text, isSoon) => {
  expect(couponExpiryText(endTime, NOON)).toBe(text);
  expect(isCouponEndingSoon(endTime, NOON)).toBe(isSoon);
});

test('the saving of a coupon on a bill and its remaining time', () => {
  expect(couponSavingText({ discountFee: 500, endTime: '2026-03-10 23:59:59' }, NOON)).toBe('减5.00元，今日到期');
  expect(couponSavingText({ discountFee: 500, endTime: '' }, NOON)).toBe('减5.00元');
});

test.each([
  [['仅限第二人民医院停车场使用'], '限第二人民医院停车场', ''],
  [['仅限第二人民医院停车场、中心书城使用'], '限第二人民医院停车场', ''],
  [['已过期'], '限第二人民医院停车场', '限第二人民医院停车场'],
  [['已过期'], '全部停车场可用', '全部停车场可用'],
  [[], '', ''],
])('the reasons %j leave of %s: %j', (reasons, parkScopeText, text) => {
  expect(couponScopeText(reasons, { parkScopeText })).toBe(text);
});
