import { COUPON_TYPE } from '@/domain/coupon/couponType';
import type { CouponFace } from '@/domain/coupon/couponWords';
import { formatPlate } from '@/domain/plate/plateFace';
import { formatMoment, parseServerTime } from '@/domain/time';
import { isPlainObject } from '@/lib/isPlainObject';

/** The plate that a coupon is taken for. */
export interface ChosenPlate {
  readonly plateNo: string;
  readonly isYellow: boolean;
}

/** Whether a stored value is a chosen plate or null. */
export const isChosenPlate = (value: unknown): value is ChosenPlate | null =>
  value === null ||
  (isPlainObject(value) && typeof value['plateNo'] === 'string' && typeof value['isYellow'] === 'boolean');

/** The coupon that the server gave, for a plate or, where that is empty, for the driver's account. It is stored for the result page, because a visitor cannot query it again. */
export interface TakenCoupon extends CouponFace, ChosenPlate {
  readonly couponId: string;
}

const TEXTS = ['couponId', 'plateNo', 'couponName', 'endTime', 'parkScopeText', 'sourceName'] as const;

/** Whether a stored value has this shape. */
export const isTakenCoupon = (value: unknown): value is TakenCoupon | null =>
  value === null ||
  (isPlainObject(value) &&
    TEXTS.every((key) => typeof value[key] === 'string') &&
    Object.values(COUPON_TYPE).some((type) => type === value['couponType']) &&
    Number.isSafeInteger(value['couponValue']) &&
    Number.isSafeInteger(value['minFee']) &&
    typeof value['isYellow'] === 'boolean');

/** The coupon in its stored form, with its plate. */
export function takenCoupon(coupon: CouponFace & { readonly couponId: string }, plate: ChosenPlate): TakenCoupon {
  const { couponId, couponName, couponType, couponValue, minFee, endTime, parkScopeText, sourceName } = coupon;
  return { couponId, couponName, couponType, couponValue, minFee, endTime, parkScopeText, sourceName, ...plate };
}

/** What a driver wants to know about a coupon they have just taken, besides what the ticket shows. */
export function takenFacts(coupon: TakenCoupon, nowMs: number): readonly { label: string; value: string }[] {
  const endMs = parseServerTime(coupon.endTime);
  return [
    { label: '车牌', value: coupon.plateNo === '' ? '' : formatPlate(coupon.plateNo) },
    { label: '有效期至', value: endMs === null ? '长期有效' : formatMoment(endMs, nowMs) },
  ];
}
