import type { CouponSummary } from '@/domain/coupon/couponText';
import { COUPON_TYPE } from '@/domain/coupon/couponType';
import { formatPlate } from '@/domain/plate/plateFace';
import { formatMoment, parseServerTime } from '@/domain/time';
import { isPlainObject } from '@/lib/isPlainObject';

/** The plate that a coupon is claimed for. */
export interface CouponClaimPlate {
  readonly plateNo: string;
  readonly isYellow: boolean;
}

/** Whether a stored value is a chosen plate or null. */
export const isCouponClaimPlateOrNull = (value: unknown): value is CouponClaimPlate | null =>
  value === null ||
  (isPlainObject(value) && typeof value['plateNo'] === 'string' && typeof value['isYellow'] === 'boolean');

/**
 * The coupon that the server granted: for a plate, or for the driver's account if the plate is empty. It is stored for
 * the result page, because a visitor cannot query it again.
 */
export interface ClaimedCoupon extends CouponSummary, CouponClaimPlate {
  readonly couponId: string;
}

const TEXT_FIELDS = ['couponId', 'plateNo', 'couponName', 'endTime', 'parkScopeText', 'sourceName'] as const;

/** Whether a stored value has this shape. */
export const isClaimedCouponOrNull = (value: unknown): value is ClaimedCoupon | null =>
  value === null ||
  (isPlainObject(value) &&
    TEXT_FIELDS.every((key) => typeof value[key] === 'string') &&
    Object.values(COUPON_TYPE).some((type) => type === value['couponType']) &&
    Number.isSafeInteger(value['couponValue']) &&
    Number.isSafeInteger(value['minFee']) &&
    typeof value['isYellow'] === 'boolean');

/** The coupon in its stored form, with its plate. */
export function toClaimedCoupon(
  coupon: CouponSummary & { readonly couponId: string },
  plate: CouponClaimPlate,
): ClaimedCoupon {
  const { couponId, couponName, couponType, couponValue, minFee, endTime, parkScopeText, sourceName } = coupon;
  return { couponId, couponName, couponType, couponValue, minFee, endTime, parkScopeText, sourceName, ...plate };
}

/** The facts about a claimed coupon that its ticket does not show. */
export function toClaimedCouponFactRows(
  coupon: ClaimedCoupon,
  nowMs: number,
): readonly { label: string; value: string }[] {
  const endMs = parseServerTime(coupon.endTime);
  return [
    { label: '车牌', value: coupon.plateNo === '' ? '' : formatPlate(coupon.plateNo) },
    { label: '有效期至', value: endMs === null ? '长期有效' : formatMoment(endMs, nowMs) },
  ];
}
