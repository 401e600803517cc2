import { hasOwn } from '@/lib/hasOwn';
import { COUPON_REFUSALS } from '@/services/coupon/coupons';

export type RefusalCode = keyof typeof COUPON_REFUSALS;

/** Whether a text is one of the known refusal codes. It may come from an address and be any text. */
export const isCouponRefusal = (code: string): code is RefusalCode => hasOwn(COUPON_REFUSALS, code);
