import {
  couponGrantRevocableUntilMs,
  findLastGrantedCoupon,
  isCouponGrantable,
  maxCouponGrantsPerCar,
  recentCouponRecipientPlates,
} from '@/domain/merchant/couponGrants';

const NOW = Date.parse('2026-03-10T12:00:00+08:00');
const coupon = {
  merchantCouponId: 'c1',
  leftNum: 5,
  perCarLimit: 2,
  needsEntry: 1 as const,
  state: 1,
  endTime: '2026-03-10 12:00:00',
};
const grant = { grantId: 'g1', merchantCouponId: 'c1', plateNo: '粤B12345', isMine: 1 as const };

test.each([
  ['at its last moment', {}, true],
  ['a second later', { endTime: '2026-03-10 11:59:59' }, false],
  ['without an end', { endTime: '' }, true],
  ['none left', { leftNum: 0 }, false],
  ['withdrawn', { state: 4 }, false],
  ['a state that nobody knows', { state: 0 }, false],
])('a coupon can be given: %s', (_, change, expected) => {
  expect(isCouponGrantable({ ...coupon, ...change }, NOW)).toBe(expected);
});

test.each([
  ['the limit of a car', {}, -1, 2],
  ['the stock', { leftNum: 1 }, -1, 1],
  ['the limit of the day', { perCarLimit: 9 }, 3, 3],
  ['nothing today', {}, 0, 0],
  ['a limit that the server has not sent', { perCarLimit: 0 }, -1, 1],
])('how many one car may get is limited by %s', (_, change, dayLeft, most) => {
  expect(maxCouponGrantsPerCar({ ...coupon, ...change }, dayLeft)).toBe(most);
});

test('the coupon of the last time is one that this person gave and that can still be given', () => {
  const other = { ...coupon, merchantCouponId: 'c2' };
  const grants = [
    { ...grant, grantId: 'g3', isMine: 0 as const },
    { ...grant, grantId: 'g2', merchantCouponId: 'c2' },
    grant,
  ];
  expect(findLastGrantedCoupon([coupon, other], grants, NOW)).toBe(other);
  expect(findLastGrantedCoupon([coupon, { ...other, leftNum: 0 }], grants, NOW)).toBe(coupon);
  expect(findLastGrantedCoupon([coupon, other], [], NOW)).toBeUndefined();
});

test('plates given lately are offered once each, six at most: no account, and nothing of another assistant', () => {
  const plates = ['A', '', 'B', 'A', 'C', 'D', 'E', 'F', 'G'];
  const others = { ...grant, plateNo: 'X', isMine: 0 as const };
  expect(recentCouponRecipientPlates([others, ...plates.map((plateNo) => ({ ...grant, plateNo }))])).toEqual([
    ...['A', 'B', 'C', 'D', 'E', 'F'],
  ]);
});

test('a grant can be undone until its deadline, if the server says that it can be', () => {
  const deadline = { canRevoke: 1 as const, revokeDeadline: '2026-03-10 12:00:00' };
  expect(couponGrantRevocableUntilMs(deadline, NOW)).toBe(NOW);
  expect(couponGrantRevocableUntilMs(deadline, NOW + 1)).toBeNull();
  expect(couponGrantRevocableUntilMs({ ...deadline, canRevoke: 0 }, NOW)).toBeNull();
  expect(couponGrantRevocableUntilMs({ ...deadline, revokeDeadline: '' }, NOW)).toBeNull();
});
