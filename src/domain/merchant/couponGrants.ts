import { parseServerTime } from '@/domain/time';

import { MERCHANT_COUPON_STATE } from './merchantCodes';

/** A coupon in stock, with the fields that granting needs. */
export interface GrantableCoupon {
  readonly merchantCouponId: string;
  readonly leftNum: number;
  readonly perCarLimit: number;
  readonly needsEntry: 0 | 1;
  readonly state: number;
  readonly endTime: string;
}

/** A coupon that was granted to a car. */
export interface PastCouponGrant {
  readonly grantId: string;
  readonly merchantCouponId: string;
  readonly plateNo: string;
  readonly isMine: 0 | 1;
}

/** How many recently used plates are offered. */
const MAX_RECENT_PLATES = 6;

/** Whether it can be granted now. A coupon may expire while the page is open. */
export function isCouponGrantable({ state, leftNum, endTime }: GrantableCoupon, nowMs: number): boolean {
  const endMs = parseServerTime(endTime);
  return state === MERCHANT_COUPON_STATE.available && leftNum > 0 && (endMs === null || endMs >= nowMs);
}

/**
 * How many coupons one car may get at once: by the rule of the coupon, the stock, and the remaining grants of today
 * (-1: any number).
 */
export const maxCouponGrantsPerCar = (
  coupon: Pick<GrantableCoupon, 'leftNum' | 'perCarLimit'>,
  dayLeftNum: number,
): number =>
  Math.max(0, Math.min(coupon.leftNum, Math.max(1, coupon.perCarLimit), dayLeftNum < 0 ? Infinity : dayLeftNum));

/**
 * The coupon that this user granted last, if it can still be granted. It comes from the server's records, so nothing is
 * stored on a shared phone.
 */
export function findLastGrantedCoupon<C extends GrantableCoupon>(
  coupons: readonly C[],
  grants: readonly PastCouponGrant[],
  nowMs: number,
): C | undefined {
  const last = grants.find(
    ({ isMine, merchantCouponId }) =>
      isMine === 1 && coupons.some((one) => one.merchantCouponId === merchantCouponId && isCouponGrantable(one, nowMs)),
  );
  return coupons.find(({ merchantCouponId }) => merchantCouponId === last?.merchantCouponId);
}

/**
 * The plates to which this user granted coupons recently, without duplicates, latest first. Another user of the same
 * phone does not see them.
 */
export const recentCouponRecipientPlates = (grants: readonly PastCouponGrant[]): readonly string[] =>
  [...new Set(grants.flatMap(({ plateNo, isMine }) => (isMine === 1 && plateNo !== '' ? [plateNo] : [])))].slice(
    0,
    MAX_RECENT_PLATES,
  );

/** Epoch milliseconds until which a grant can be revoked; null if it cannot. */
export const couponGrantRevocableUntilMs = (
  { canRevoke, revokeDeadline }: { readonly canRevoke: 0 | 1; readonly revokeDeadline: string },
  nowMs: number,
): number | null => {
  const until = parseServerTime(revokeDeadline);
  return canRevoke === 1 && until !== null && until >= nowMs ? until : null;
};
