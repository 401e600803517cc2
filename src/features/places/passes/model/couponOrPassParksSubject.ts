import type { QueryParamsByScreenName } from '@/navigation/paths';

/** A coupon or a pass of the driver, as query arguments. */
type CouponOrPass = { couponId: string } | { bagOrderNo: string };

/** What the lots are queried for: a coupon or pass of the driver, a pass product on sale, or nothing known. */
export type CouponOrPassParksSubject =
  | { readonly kind: 'own'; readonly kindLabel: '优惠券' | '月卡'; readonly item: CouponOrPass }
  | { readonly kind: 'rule'; readonly ruleId: string }
  | { readonly kind: 'nothing' };

/** Reads from the address what the lots are queried for: a coupon, a pass, a pass product, or nothing. */
export function parseCouponOrPassParksSubject({
  couponId,
  orderNo,
  ruleId,
}: QueryParamsByScreenName['suitParking']): CouponOrPassParksSubject {
  if (couponId !== undefined) return { kind: 'own', kindLabel: '优惠券', item: { couponId } };
  if (orderNo !== undefined) return { kind: 'own', kindLabel: '月卡', item: { bagOrderNo: orderNo } };
  return ruleId === undefined ? { kind: 'nothing' } : { kind: 'rule', ruleId };
}
