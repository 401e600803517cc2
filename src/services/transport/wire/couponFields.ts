import { COUPON_TYPE } from '@/domain/coupon/couponType';

import { centsOrZero, code, count, id, requiredText, text, time } from './wire';

/** `state` of a coupon; locked while a payment holds it. */
export const COUPON_STATE = { unknown: 0, unused: 1, locked: 2, used: 3, expired: 4, withdrawn: 5 } as const;

/** What every coupon has, whether it is listed by itself or offered for a bill. Money in cents. */
export const couponFields = {
  couponId: id(),
  couponName: requiredText(),
  couponType: code(Object.values(COUPON_TYPE), COUPON_TYPE.unknown),
  couponValue: count(),
  /** Only bills from this amount on. */
  minFee: centsOrZero(),
  endTime: time(),
  parkScopeText: text(),
  sourceName: text(),
  state: code(Object.values(COUPON_STATE), COUPON_STATE.unknown),
  stateText: text(),
  /** The real saving: on the bill in question, or on the one it was used for. */
  discountFee: centsOrZero(),
};
