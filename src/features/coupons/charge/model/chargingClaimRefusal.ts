import { COUPON_REFUSAL_LABELS } from '@/services/coupon/coupons';

import { type CouponRefusalCode, isCouponRefusalCode } from '../../model/couponRefusal';

/** What the driver can do about a charging coupon that was refused. */
const ADVICE: Readonly<Record<CouponRefusalCode, string>> = {
  '0xd0850001': '这张券只发给正在站内的车，到站后再领',
  '0xd0850002': '已有其他优惠，充电结算时自动抵扣，不能再领',
  '0xd0850003': '已领满，充电结算时自动抵扣',
  '0xd0850004': '券已发完，请向电站工作人员询问',
  '0xd0850005': '请电站工作人员重新出示领券码，再扫一次',
  '0xd0850006': '券已在账户里，充电结算时自动抵扣',
};

/** Refusals meaning that the driver already has a coupon. */
const HAS_COUPON_CODES: readonly CouponRefusalCode[] = ['0xd0850002', '0xd0850003', '0xd0850006'];

/** Why a charging coupon was refused, by the refusal code. The code comes from the address and may be any text. */
export const toChargingCouponClaimRefusal = (code: string | undefined) =>
  code !== undefined && isCouponRefusalCode(code)
    ? { word: COUPON_REFUSAL_LABELS[code], advice: ADVICE[code], hasCoupon: HAS_COUPON_CODES.includes(code) }
    : { word: '领取失败', advice: '请再扫一次领券码', hasCoupon: false };
