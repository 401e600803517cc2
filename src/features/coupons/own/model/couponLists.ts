import type { PathName } from '@/navigation/paths';

/** One of the three lists of a driver's coupons. `state` is the parameter of `userCoupons`. */
export interface CouponList {
  readonly name: Extract<PathName, 'unused' | 'used' | 'past'>;
  readonly label: string;
  readonly state: 1 | 3 | 4;
  readonly counter: 'unusedNum' | 'usedNum' | 'pastNum';
  readonly empty: string;
}

export const UNUSED: CouponList = {
  name: 'unused',
  label: '未使用',
  state: 1,
  counter: 'unusedNum',
  empty: '暂无可用的优惠券，扫商户的领券码就能领',
};
export const USED: CouponList = {
  name: 'used',
  label: '已使用',
  state: 3,
  counter: 'usedNum',
  empty: '还没用过优惠券，缴费时自动选最优惠的',
};
export const PAST: CouponList = {
  name: 'past',
  label: '已过期',
  state: 4,
  counter: 'pastNum',
  empty: '没有过期的优惠券',
};

export const COUPON_LISTS = [UNUSED, USED, PAST] as const;

/** `未使用 4`; only the label while the count is unknown. */
export const tabLabel = (
  { label, counter }: CouponList,
  counts: Readonly<Record<string, number>> | undefined,
): string => (counts === undefined ? label : `${label} ${String(counts[counter] ?? 0)}`);
