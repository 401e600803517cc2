import { hasOwn } from '@/lib/hasOwn';
import { COUPON_REFUSAL_LABELS } from '@/services/coupon/coupons';

export type CouponRefusalCode = keyof typeof COUPON_REFUSAL_LABELS;

/** Whether a text is one of the known refusal codes. It may come from an address and be any text. */
export const isCouponRefusalCode = (code: string): code is CouponRefusalCode => hasOwn(COUPON_REFUSAL_LABELS, code);
