import { formatPlate } from '@/domain/plate/plateFace';
import type { ScannedCouponOffer } from '@/services/coupon/couponOffers';
import type { UserCoupon } from '@/services/coupon/coupons';
import type { billCouponSchema } from '@/services/schema/couponFields';
import type * as wire from '@/services/schema/wire';

import { wireTime } from '../../world/core/clock';
import { isExpired, useOf } from '../../world/coupons/coupons';
import type { CouponOffer as JudgedCoupon, CouponRow } from '../../world/coupons/couponTables';
import type { OfferedCode } from '../../world/merchant/merchantCodes';
import { lotOf } from '../../world/places/lots';
import type { World } from '../../world/World';
import { flag } from '../flag';

const COUPON_TEXT = { 1: '未使用', 2: '锁定中', 3: '已使用', 4: '已过期', 5: '已撤销' } as const;

/** The state as in COUPON_STATE of the wire. */
export const couponStateOf = (world: World, coupon: CouponRow): 1 | 2 | 3 | 4 | 5 =>
  isExpired(world, coupon) ? 4 : coupon.state;

export const parkNamesOf = (world: World, parkIds: readonly string[]): string[] =>
  parkIds.map((parkId) => lotOf(world, parkId).parkName);

const scopeText = (world: World, parkIds: readonly string[], bizType: number): string =>
  parkIds.length === 0
    ? `全部${bizType === 2 ? '充电站' : '停车场'}可用`
    : `限${parkNamesOf(world, parkIds).join('、')}`;

/** The fields that every coupon has on the wire. The caller fills in `discountFee`. */
export function couponFace(world: World, coupon: CouponRow) {
  const state = couponStateOf(world, coupon);
  return {
    couponId: coupon.couponId,
    couponName: coupon.couponName,
    couponType: coupon.couponType,
    couponValue: coupon.couponValue,
    minFee: coupon.minFee,
    endTime: wireTime(coupon.endAt),
    parkScopeText: scopeText(world, coupon.parkIds, coupon.bizType),
    canStack: flag(coupon.canStack === true),
    sourceName: coupon.sourceName,
    state,
    stateText: COUPON_TEXT[state],
  };
}

/** One coupon with all its fields. */
export function userCouponOf(world: World, coupon: CouponRow): UserCoupon {
  const use = useOf(world, coupon);
  return {
    ...couponFace(world, coupon),
    couponNo: coupon.couponId,
    bizType: coupon.bizType,
    maxDiscountFee: 0,
    startTime: wireTime(coupon.startAt),
    parkIds: coupon.parkIds,
    plateNo: coupon.plateNo,
    formatPlateNo: coupon.plateNo === '' ? '' : formatPlate(coupon.plateNo),
    sourceType: coupon.sourceType,
    discountFee: use?.cents ?? 0,
    useTime: wireTime(use?.at ?? null),
    useUniqueId: use?.uniqueId ?? '',
    useParkId: use?.parkId ?? '',
    useParkName: use === null ? '' : lotOf(world, use.parkId).parkName,
  };
}

/** The coupon offer behind a QR code. */
export const couponOfferOf = (
  world: World,
  { stock, merchant, qrCode, closedReason }: OfferedCode,
): ScannedCouponOffer => ({
  couponName: stock.couponName,
  couponType: stock.couponType,
  couponValue: stock.couponValue,
  minFee: stock.minFee,
  endTime: wireTime(stock.endAt),
  parkScopeText: scopeText(world, merchant.parkIds, stock.bizType ?? 1),
  parkIds: merchant.parkIds,
  merchantName: merchant.merchantName,
  merchantPhone: merchant.phone,
  leftNum: Math.max(0, stock.leftNum),
  takenNum: qrCode.takenBy.length,
  expireTime: wireTime(qrCode.endAt),
  closedReason,
});

/** A coupon as it is offered for one bill. */
export const offeredCouponOf = (
  world: World,
  { coupon, saving, unusableReason }: JudgedCoupon,
  isFirst: boolean,
): wire.Infer<typeof billCouponSchema> => ({
  ...couponFace(world, coupon),
  discountFee: saving,
  unusableReason,
  isBest: isFirst && saving > 0 ? 1 : 0,
});
