import { isCouponRefusalCode } from '@/features/coupons/model/couponRefusal';
import { scannedCouponOfferClosedText } from '@/features/coupons/model/scannedCouponOfferClosedText';
import {
  isClaimedCouponOrNull,
  isCouponClaimPlateOrNull,
  toClaimedCoupon,
  toClaimedCouponFactRows,
} from '@/features/coupons/model/toClaimedCoupon';
import {
  couponTabLabel,
  EXPIRED_COUPON_LIST_DEFINITION,
  UNUSED_COUPON_LIST_DEFINITION,
  USED_COUPON_LIST_DEFINITION,
} from '@/features/coupons/own/model/couponLists';
import {
  couponStateTag,
  couponTargetPath,
  couponUsedStayPath,
  toCouponRuleFactRows,
  toPastCouponUseFactRows,
  unusableCouponTexts,
} from '@/features/coupons/own/model/ownCoupon';
import { findRedeemCodeProblem, isRedeemCode, normalizeRedeemCode } from '@/features/coupons/redeem/model/redeemCode';
import { toCouponClaimRefusal } from '@/features/coupons/take/model/claimRefusal';
import type { ScannedCouponOffer } from '@/services/coupon/couponOffers';
import { COUPON_REFUSAL_LABELS, type UserCoupon } from '@/services/coupon/coupons';

import { hostileStrings } from '../../../corpus/hostileStrings';

/** 2026-03-10 12:00 in Shanghai. */
const NOON = Date.parse('2026-03-10T12:00:00+08:00');

const coupon = (more: Partial<UserCoupon> = {}): UserCoupon => ({
  couponId: 'c1',
  couponName: '2元停车券',
  couponType: 1,
  couponValue: 200,
  minFee: 0,
  endTime: '2026-03-20 12:00:00',
  parkScopeText: '全部停车场可用',
  sourceName: '中心书城',
  state: 1,
  stateText: '',
  discountFee: 0,
  couponNo: 'N1',
  bizType: 1,
  maxDiscountFee: 0,
  startTime: '2026-03-01 00:00:00',
  parkIds: [],
  plateNo: '',
  formatPlateNo: '',
  canStack: 0,
  sourceType: 1,
  useTime: '',
  useUniqueId: '',
  useParkId: '',
  useParkName: '',
  ...more,
});
const used = coupon({
  state: 3,
  useTime: '2026-03-08 13:30:00',
  useUniqueId: 'u1',
  useParkId: 'p1',
  useParkName: '市民中心停车场',
  discountFee: 200,
});
const stay = { uniqueId: 'u1', parkId: 'p1', formatPlateNo: '粤B·12345' };
const offer = (more: Partial<ScannedCouponOffer> = {}): ScannedCouponOffer => ({
  couponName: '2元停车券',
  couponType: 1,
  couponValue: 200,
  minFee: 0,
  endTime: '',
  parkScopeText: '',
  parkIds: [],
  merchantName: '',
  merchantPhone: '',
  leftNum: 3,
  takenNum: 0,
  expireTime: '2026-03-10 12:05:00',
  closedReason: '',
  ...more,
});

test('whether a coupon adds to other deductions is said as far as it is known', () => {
  const stacking = (canStack: 0 | 1 | 2) =>
    toCouponRuleFactRows(coupon({ canStack }), NOON).find(({ label }) => label === '叠加')?.value;
  expect([stacking(0), stacking(1), stacking(2)]).toEqual(['不能与其他优惠叠加', '可与其他优惠叠加', '']);
});

test('a tab shows its count, and none while it is unknown', () => {
  const counts = { unusedNum: 4, usedNum: 0, pastNum: 12 };
  expect(
    [UNUSED_COUPON_LIST_DEFINITION, USED_COUPON_LIST_DEFINITION, EXPIRED_COUPON_LIST_DEFINITION].map((list) =>
      couponTabLabel(list, counts),
    ),
  ).toEqual(['未使用 4', '已使用 0', '已过期 12']);
  expect(couponTabLabel(UNUSED_COUPON_LIST_DEFINITION, undefined)).toBe('未使用');
});

test.each([
  [0, '处理中', 'soon'],
  [1, '未使用', 'brand'],
  [2, '支付中', 'soon'],
  [3, '已使用', 'done'],
  [4, '已过期', 'plain'],
  [5, '已撤销', 'plain'],
] as const)('state %d is %s', (state, word, tone) => {
  expect(couponStateTag(coupon({ state }))).toEqual({ word, tone });
});

test.each([
  [coupon(), undefined],
  [coupon({ state: 2 }), '一笔支付正在使用它；未付款的，订单关闭后退回'],
  [used, '3月8日 13:30 · 市民中心停车场 · 省了2.00元'],
  [coupon({ state: 3 }), ''],
  [coupon({ state: 4, endTime: '2026-03-09 12:00:00' }), '3月9日 12:00 已过期'],
  [coupon({ state: 4, endTime: '' }), '已过期'],
  [coupon({ state: 5 }), '商户已撤销'],
  [coupon({ state: 0 }), '状态还在确认，请稍后再看'],
])('why a coupon cannot be used: %#', (one, text) => {
  expect(
    unusableCouponTexts(one, NOON)
      ?.filter((word) => word !== '')
      .join(' · '),
  ).toBe(text);
});

test.each([
  ['the running bill', coupon(), [stay], '/payPage?uniqueId=u1&parkId=p1&couponId=c1'],
  ['its lots, without one', coupon(), [], '/suitParking?couponId=c1'],
  ['its lots, when the stay is elsewhere', coupon({ parkIds: ['p2'] }), [stay], '/suitParking?couponId=c1'],
  ['the bill in its lot', coupon({ parkIds: ['p1'] }), [stay], '/payPage?uniqueId=u1&parkId=p1&couponId=c1'],
  ['its lots, for another plate', coupon({ formatPlateNo: '粤B·99999' }), [stay], '/suitParking?couponId=c1'],
  [
    'the bill of its plate',
    coupon({ formatPlateNo: '粤B·12345' }),
    [stay],
    '/payPage?uniqueId=u1&parkId=p1&couponId=c1',
  ],
  ['its lots, when the bill has no name', coupon(), [{ ...stay, uniqueId: '' }], '/suitParking?couponId=c1'],
  ['the stations', coupon({ bizType: 2 }), [stay], '/map?isFromHome=2'],
  ['the lots with passes', coupon({ bizType: 3 }), [stay], '/nearbyBagParks'],
  ['nowhere while a payment holds it', coupon({ state: 2 }), [stay], null],
  ['nowhere once it is used', used, [stay], null],
])('去使用 leads to %s', (_, one, running, path) => {
  expect(couponTargetPath(one, running)).toBe(path);
});

test('a used coupon links to one stay, or to none', () => {
  expect(couponUsedStayPath(used)).toBe('/parkingRecordDetail?uniqueId=u1&parkId=p1');
  expect(couponUsedStayPath({ ...used, useParkId: '' })).toBeNull();
  expect(couponUsedStayPath({ ...used, state: 1 })).toBeNull();
  expect(toPastCouponUseFactRows(coupon(), NOON)).toEqual([]);
  expect(toPastCouponUseFactRows(used, NOON).map(({ value }) => value)).toEqual([
    '3月8日 13:30',
    '市民中心停车场',
    '2.00元',
  ]);
});

test('the rules of a coupon, row by row', () => {
  const values = (one: UserCoupon) =>
    Object.fromEntries(toCouponRuleFactRows(one, NOON).map(({ label, value }) => [label, value]));
  expect(values(coupon({ minFee: 500, maxDiscountFee: 1000 }))).toMatchObject({
    可用于: '停车',
    使用条件: '满5.00元可用，最多减10.00元',
    有效期: '3月1日 00:00 至 3月20日 12:00',
    叠加: '不能与其他优惠叠加',
    限用车牌: '',
  });
  expect(values(coupon({ canStack: 1, startTime: '', formatPlateNo: '粤B·12345' }))).toMatchObject({
    有效期: '至 3月20日 12:00',
    叠加: '可与其他优惠叠加',
    限用车牌: '粤B·12345',
  });
  expect(values(coupon({ endTime: '' }))).toMatchObject({ 有效期: '长期有效' });
});

test('a typed code is validated, and sent without its spaces', () => {
  expect(normalizeRedeemCode(' WELC OME2 026 ')).toBe('WELCOME2026');
  expect(normalizeRedeemCode(' counter2026')).toBe('COUNTER2026');
  expect(findRedeemCodeProblem('  ')).toBe('请输入兑换码');
  expect(findRedeemCodeProblem('abc')).not.toBe('');
  expect(findRedeemCodeProblem('WELC OME2 026')).toBe('');
  expect(isRedeemCode(' COUNTER2026 ')).toBe(true);
  expect(isRedeemCode('https://app.example/scanQRCode?code=1')).toBe(false);
});

test('every refusal has its word, its advice and a next step; any other code gets a general message', () => {
  for (const [code, word] of Object.entries(COUPON_REFUSAL_LABELS)) {
    expect(isCouponRefusalCode(code)).toBe(true);
    expect(toCouponClaimRefusal(code)).toMatchObject({ word, advice: expect.stringMatching(/.{8,}/) as string });
  }
  // A code for one car that another one has taken.
  expect(toCouponClaimRefusal('0xd0850006', '该二维码已被领取')).toMatchObject({
    word: '该二维码已被领取',
    next: 'scan',
  });
  expect(toCouponClaimRefusal('0xd0850003', '该二维码已被领取').word).toBe('超出次数');
  for (const code of [undefined, '0xd0850007', 'constructor', ...hostileStrings]) {
    expect(toCouponClaimRefusal(code)).toEqual({ word: '领取失败', advice: '请再扫一次商户的领券码', next: 'scan' });
  }
});

test.each([
  [offer(), ''],
  [offer({ expireTime: '' }), ''],
  [offer({ expireTime: '2026-03-10 11:59:59' }), '二维码已过期，请商户重新出示'],
  [offer({ leftNum: 0 }), '优惠券已领完'],
  [offer({ closedReason: '活动已结束', leftNum: 0 }), '活动已结束'],
])('why the coupon of a code cannot be taken: %#', (one, text) => {
  expect(scannedCouponOfferClosedText(one, NOON)).toBe(text);
});

test('a taken coupon is stored completely, and a stored value of another shape is ignored', () => {
  const taken = toClaimedCoupon(coupon({ minFee: 500 }), { plateNo: '粤B12345', isYellow: false });
  expect(isClaimedCouponOrNull(JSON.parse(JSON.stringify(taken)))).toBe(true);
  expect(toClaimedCouponFactRows(taken, NOON).map(({ value }) => value)).toEqual(['粤B·12345', '3月20日 12:00']);
  for (const key of Object.keys(taken)) expect(isClaimedCouponOrNull({ ...taken, [key]: { toString: 1 } })).toBe(false);
  expect(isClaimedCouponOrNull({ ...taken, couponType: 9 })).toBe(false);
  expect([isClaimedCouponOrNull(null), isClaimedCouponOrNull([]), isClaimedCouponOrNull('x')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([
    isCouponClaimPlateOrNull(null),
    isCouponClaimPlateOrNull({ plateNo: 1, isYellow: true }),
    isCouponClaimPlateOrNull(taken),
  ]).toEqual([true, false, true]);
});
