/**
 * couponType of the wire. Unit of `couponValue` for codes 1 to 6: cents, minutes,
 * none, cents, none, per mille left to pay. 0 is a type that this app does not know.
 */
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
