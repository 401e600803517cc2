import { COUPON_TYPE } from '@/domain/coupon/couponType';
import type { CouponFace } from '@/domain/coupon/couponWords';
import { formatPlate } from '@/domain/plate/plateFace';
import { formatMoment, parseServerTime } from '@/domain/time';
import { isPlainObject } from '@/lib/isPlainObject';

/** The plate a coupon is taken for. */
export interface ChosenPlate {
  readonly plateNo: string;
  readonly isYellow: boolean;
}

/** Whether a kept value is a choice of plate, or none. */
export const isChosenPlate = (value: unknown): value is ChosenPlate | null =>
  value === null ||
  (isPlainObject(value) && typeof value['plateNo'] === 'string' && typeof value['isYellow'] === 'boolean');

/** What the server gave, kept for the page that says so: a visitor cannot ask for it again. */
export interface TakenCoupon extends CouponFace, ChosenPlate {
  readonly couponId: string;
}

const TEXTS = ['couponId', 'plateNo', 'couponName', 'endTime', 'parkScopeText', 'sourceName'] as const;

/** Guards against a kept value of another shape. */
export const isTakenCoupon = (value: unknown): value is TakenCoupon | null =>
  value === null ||
  (isPlainObject(value) &&
    TEXTS.every((key) => typeof value[key] === 'string') &&
    Object.values(COUPON_TYPE).some((type) => type === value['couponType']) &&
    Number.isSafeInteger(value['couponValue']) &&
    Number.isSafeInteger(value['minFee']) &&
    typeof value['isYellow'] === 'boolean');

/** The coupon as it is kept, with the plate that it was taken for. */
export function takenCoupon(coupon: CouponFace & { readonly couponId: string }, plate: ChosenPlate): TakenCoupon {
  const { couponId, couponName, couponType, couponValue, minFee, endTime, parkScopeText, sourceName } = coupon;
  return { couponId, couponName, couponType, couponValue, minFee, endTime, parkScopeText, sourceName, ...plate };
}

/** What a driver wants to know of a coupon he has just taken, beside what stands on the ticket. */
export function takenFacts(coupon: TakenCoupon, nowMs: number): readonly { label: string; value: string }[] {
  const endMs = parseServerTime(coupon.endTime);
  return [
    { label: '车牌', value: formatPlate(coupon.plateNo) },
    { label: '有效期至', value: endMs === null ? '长期有效' : formatMoment(endMs, nowMs) },
  ];
}
