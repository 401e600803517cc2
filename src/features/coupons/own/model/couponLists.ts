import type { ScreenName } from '@/navigation/paths';

/** One of the three lists of a driver's coupons. `state` is the parameter of `userCoupons`. */
export interface CouponListDefinition {
  readonly name: Extract<ScreenName, 'unused' | 'used' | 'past'>;
  readonly label: string;
  readonly state: 1 | 3 | 4;
  readonly countField: 'unusedNum' | 'usedNum' | 'pastNum';
  readonly emptyText: string;
}

export const UNUSED_COUPON_LIST_DEFINITION: CouponListDefinition = {
  name: 'unused',
  label: '未使用',
  state: 1,
  countField: 'unusedNum',
  emptyText: '暂无可用的优惠券，扫商户的领券码就能领',
};
export const USED_COUPON_LIST_DEFINITION: CouponListDefinition = {
  name: 'used',
  label: '已使用',
  state: 3,
  countField: 'usedNum',
  emptyText: '还没用过优惠券，缴费时自动选最优惠的',
};
export const EXPIRED_COUPON_LIST_DEFINITION: CouponListDefinition = {
  name: 'past',
  label: '已过期',
  state: 4,
  countField: 'pastNum',
  emptyText: '没有过期的优惠券',
};

export const OWN_COUPON_LIST_DEFINITIONS = [
  UNUSED_COUPON_LIST_DEFINITION,
  USED_COUPON_LIST_DEFINITION,
  EXPIRED_COUPON_LIST_DEFINITION,
] as const;

/** `未使用 4`; only the label while the count is unknown. */
export const couponTabLabel = (
  { label, countField }: CouponListDefinition,
  counts: Readonly<Record<string, number>> | undefined,
): string => (counts === undefined ? label : `${label} ${String(counts[countField] ?? 0)}`);
