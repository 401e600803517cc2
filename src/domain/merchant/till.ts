import { parseServerTime } from '@/domain/time';

import { STOCK_STATE } from './merchantCodes';

/** A coupon in stock, as far as giving needs it. */
export interface GivableCoupon {
  readonly merchantCouponId: string;
  readonly leftNum: number;
  readonly perCarLimit: number;
  readonly needsEntry: 0 | 1;
  readonly state: number;
  readonly endTime: string;
}

/** A grant, as far as the till needs it. */
export interface PastGrant {
  readonly grantId: string;
  readonly merchantCouponId: string;
  readonly plateNo: string;
  readonly isMine: 0 | 1;
}

/** How many lately given plates are offered. */
const CHIPS = 6;

/** Whether it can be given now. A coupon may end while the page is open. */
export function isGivable({ state, leftNum, endTime }: GivableCoupon, nowMs: number): boolean {
  const endMs = parseServerTime(endTime);
  return state === STOCK_STATE.available && leftNum > 0 && (endMs === null || endMs >= nowMs);
}

/** How many coupons one car may get in one act: by the rule of the coupon, the stock, and what may still be given today (-1: any number). */
export const mostFor = (coupon: Pick<GivableCoupon, 'leftNum' | 'perCarLimit'>, dayLeftNum: number): number =>
  Math.max(0, Math.min(coupon.leftNum, Math.max(1, coupon.perCarLimit), dayLeftNum < 0 ? Infinity : dayLeftNum));

/** The coupon that this person gave last, if it can still be given. The server's records remember it, so nothing stays on a shared phone. */
export function lastGiven<C extends GivableCoupon>(
  coupons: readonly C[],
  grants: readonly PastGrant[],
  nowMs: number,
): C | undefined {
  const last = grants.find(
    ({ isMine, merchantCouponId }) =>
      isMine === 1 && coupons.some((one) => one.merchantCouponId === merchantCouponId && isGivable(one, nowMs)),
  );
  return coupons.find(({ merchantCouponId }) => merchantCouponId === last?.merchantCouponId);
}

/** The plates that this person gave something lately, each once, the latest first. The next assistant does not find them at the till. */
export const latelyGiven = (grants: readonly PastGrant[]): readonly string[] =>
  [...new Set(grants.flatMap(({ plateNo, isMine }) => (isMine === 1 && plateNo !== '' ? [plateNo] : [])))].slice(
    0,
    CHIPS,
  );

/** Milliseconds epoch until which a grant can be undone; null if it cannot. */
export const undoUntil = (
  { canRevoke, revokeDeadline }: { readonly canRevoke: 0 | 1; readonly revokeDeadline: string },
  nowMs: number,
): number | null => {
  const until = parseServerTime(revokeDeadline);
  return canRevoke === 1 && until !== null && until >= nowMs ? until : null;
};
