import { COUPON_REFUSAL_LABELS } from '@/services/coupon/coupons';

import { type CouponRefusalCode, isCouponRefusalCode } from '../../model/couponRefusal';

export interface CouponClaimRefusal {
  /** What happened, as a title. */
  readonly word: string;
  /** What the driver can do about it. */
  readonly advice: string;
  /** The most useful next step: another plate, another QR code, or the bill that already has the coupon. */
  readonly next: 'plate' | 'scan' | 'bill';
  /** The car itself may have the coupon, so its bill is offered too. */
  readonly mayHaveCoupon?: true;
}

const ADVICE: Readonly<Record<CouponRefusalCode, Omit<CouponClaimRefusal, 'word'>>> = {
  '0xd0850001': { advice: '车辆进入商户所在的停车场后再领取；如果车牌填错了，请换一个车牌', next: 'plate' },
  '0xd0850002': { advice: '这次停车已有其他商户的优惠，缴费时自动抵扣，不能再领', next: 'bill' },
  '0xd0850003': { advice: '这辆车这次停车已领满，缴费时自动抵扣；可以换一辆车领取', next: 'bill' },
  '0xd0850004': { advice: '商户的券已发完，请向商户工作人员询问', next: 'scan' },
  '0xd0850005': { advice: '请商户工作人员重新出示领券码，再扫一次', next: 'scan' },
  '0xd0850006': { advice: '如果是这辆车领的，券已在账单里，缴费时自动抵扣；别人领走的，请商户重新出示', next: 'bill' },
};

/**
 * The server sends this code for a car that already has the coupon, and for a single-car code that was already claimed,
 * perhaps by another car.
 */
const ALREADY_RECEIVED: CouponRefusalCode = '0xd0850006';

/**
 * Why a coupon was refused, by the refusal code, which comes from the address and may be any text. `closedReason`: the
 * server's reason why nobody can use the QR code now; empty if it can be used.
 */
export const toCouponClaimRefusal = (code: string | undefined, closedReason = ''): CouponClaimRefusal =>
  code === ALREADY_RECEIVED && closedReason !== ''
    ? {
        word: closedReason,
        advice: '请商户换新码，再扫一次。如果是这辆车领的，券已在账单里，缴费时自动抵扣',
        next: 'scan',
        mayHaveCoupon: true,
      }
    : code !== undefined && isCouponRefusalCode(code)
      ? { word: COUPON_REFUSAL_LABELS[code], ...ADVICE[code] }
      : { word: '领取失败', advice: '请再扫一次商户的领券码', next: 'scan' };
