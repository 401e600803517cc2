import { parseServerTime } from '@/domain/time';
import type { ScannedCouponOffer } from '@/services/coupon/couponOffers';

/** Why the coupon of a QR code cannot be claimed now; empty if it can. */
export function scannedCouponOfferClosedText(
  { closedReason, expireTime, leftNum }: ScannedCouponOffer,
  nowMs: number,
): string {
  if (closedReason !== '') return closedReason;
  const endMs = parseServerTime(expireTime);
  if (endMs !== null && endMs < nowMs) return '二维码已过期，请商户重新出示';
  return leftNum <= 0 ? '优惠券已领完' : '';
}
