/** couponType; the unit of `couponValue` is cents, minutes, none, cents, none, per mille to pay. 0: one nobody knows. */
export const COUPON_TYPE = {
  unknown: 0,
  amount: 1,
  time: 2,
  whole: 3,
  fixedPrice: 4,
  freePeriod: 5,
  discount: 6,
} as const;
export type CouponType = (typeof COUPON_TYPE)[keyof typeof COUPON_TYPE];
