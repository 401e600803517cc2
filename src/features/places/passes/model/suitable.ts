import type { QueryOf } from '@/navigation/paths';

/** A coupon or a pass of the driver, in the form that the call takes. */
type Good = { couponId: string } | { bagOrderNo: string };

/** What the lots are queried for: a coupon or pass of the driver, a pass rule on sale, or nothing known. */
export type SuitableQuery =
  | { readonly kind: 'own'; readonly what: '优惠券' | '月卡'; readonly good: Good }
  | { readonly kind: 'rule'; readonly ruleId: string }
  | { readonly kind: 'nothing' };

/** Reads from the address what the lots are queried for: a coupon, a pass, a pass rule, or nothing. */
export function readSuitable({ couponId, orderNo, ruleId }: QueryOf['suitParking']): SuitableQuery {
  if (couponId !== undefined) return { kind: 'own', what: '优惠券', good: { couponId } };
  if (orderNo !== undefined) return { kind: 'own', what: '月卡', good: { bagOrderNo: orderNo } };
  return ruleId === undefined ? { kind: 'nothing' } : { kind: 'rule', ruleId };
}
