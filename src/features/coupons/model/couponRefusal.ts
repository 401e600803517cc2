import { hasOwn } from '@/lib/hasOwn';
import { COUPON_REFUSALS } from '@/services/coupon/coupons';

export type RefusalCode = keyof typeof COUPON_REFUSALS;

/** Whether a code says why a coupon was refused. It comes from an address too, and may be anything. */
export const isCouponRefusal = (code: string): code is RefusalCode => hasOwn(COUPON_REFUSALS, code);
