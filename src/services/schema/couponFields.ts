import { COUPON_TYPE } from '@/domain/coupon/couponType';

import * as wire from './wire';

/** `state` of a coupon. It is locked while a payment uses it. */
export const COUPON_STATE = { unknown: 0, unused: 1, locked: 2, used: 3, expired: 4, withdrawn: 5 } as const;

/**
 * `canStack` of a coupon: whether it may be combined with other deductions of a bill (Rule 3.16). Unknown if the
 * server does not send it.
 */
export const COUPON_STACKING = { never: 0, allowed: 1, unknown: 2 } as const;

/** The common fields of all coupons, in lists of coupons and in offers for a bill. Money in cents. */
export const couponFields = {
  couponId: wire.id(),
  couponName: wire.requiredText(),
  couponType: wire.enumCode(Object.values(COUPON_TYPE), COUPON_TYPE.unknown),
  couponValue: wire.count(),
  /** The smallest bill that the coupon applies to. */
  minFee: wire.centsOrZero(),
  endTime: wire.dateTime(),
  parkScopeText: wire.text(),
  canStack: wire.enumCode(Object.values(COUPON_STACKING), COUPON_STACKING.unknown),
  sourceName: wire.text(),
  state: wire.enumCode(Object.values(COUPON_STATE), COUPON_STATE.unknown),
  stateText: wire.text(),
  /** The actual saving, on the bill in question or on the bill it was used for. */
  discountFee: wire.centsOrZero(),
};

/** A coupon that is offered for a bill. `discountFee` is the actual saving on it. */
export const billCouponSchema = wire.entity({
  ...couponFields,
  /** Empty if it can be used on this bill. */
  unusableReason: wire.text(),
  isBest: wire.flag(),
});
export const billCouponsSchema = wire.results(billCouponSchema);
