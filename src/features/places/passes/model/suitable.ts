import type { QueryOf } from '@/navigation/paths';

/** A coupon or a pass of the driver as the call takes it. */
type Good = { couponId: string } | { bagOrderNo: string };

/** Whose lots are asked for: a coupon or pass of the driver, a kind of pass that is for sale, or nothing that is known. */
export type SuitableAsked =
  | { readonly kind: 'own'; readonly what: '优惠券' | '月卡'; readonly good: Good }
  | { readonly kind: 'rule'; readonly ruleId: string }
  | { readonly kind: 'nothing' };

/** What lots are asked for, from the address: those of a coupon, of a pass, of a kind of pass, or none. */
export function readSuitable({ couponId, orderNo, ruleId }: QueryOf['suitParking']): SuitableAsked {
  if (couponId !== undefined) return { kind: 'own', what: '优惠券', good: { couponId } };
  if (orderNo !== undefined) return { kind: 'own', what: '月卡', good: { bagOrderNo: orderNo } };
  return ruleId === undefined ? { kind: 'nothing' } : { kind: 'rule', ruleId };
}
