import { COUPON_GRANT_STATE } from '@/domain/merchant/merchantCodes';
import { formatPlate } from '@/domain/plate/plateFace';
import { parseServerTime } from '@/domain/time';
import { MINUTE_MS } from '@/lib/timeUnits';
import type { MerchantCouponGrant } from '@/services/coupon/merchants';

import type { CouponGrantAttempt } from './couponGrantDraft';

/** A repeated grant within this time is probably an accidental second tap for the same guest. */
const REPEAT_WINDOW_MS = 10 * MINUTE_MS;

/** A plate and the coupon to grant to it. */
interface GrantTarget {
  readonly plateNo: string;
  readonly merchantCouponId: string;
}

type GrantFields = Pick<MerchantCouponGrant, 'grantId' | 'plateNo' | 'merchantCouponId' | 'state' | 'grantTime'>;

const isRevoked = ({ state }: GrantFields) => state === COUPON_GRANT_STATE.revoked;

/**
 * When this coupon was last granted to this plate, by any assistant of the merchant, within the last minutes; server
 * time, or null. Revoked grants do not count.
 *
 * @param attempts the grants of this device, which the server may not have listed yet
 * @param grants the server's list
 */
export function findRecentCouponGrantMs(
  { plateNo, merchantCouponId }: GrantTarget,
  attempts: readonly CouponGrantAttempt[],
  grants: readonly GrantFields[],
  nowMs: number,
): number | null {
  const matchesTarget = (item: Partial<GrantTarget>) =>
    item.plateNo === plateNo && item.merchantCouponId === merchantCouponId;
  const revokedIds = new Set(grants.filter(isRevoked).map(({ grantId }) => grantId));
  const localAttempts = attempts.filter(
    (item) => matchesTarget(item) && item.grantId !== '' && !revokedIds.has(item.grantId),
  );
  const listedGrants = grants.filter((grant) => matchesTarget(grant) && !isRevoked(grant));
  const times = [
    ...localAttempts.map(({ givenAtMs = Number.NEGATIVE_INFINITY }) => givenAtMs),
    ...listedGrants.map(({ grantTime }) => parseServerTime(grantTime) ?? Number.NEGATIVE_INFINITY),
  ].filter((ms) => nowMs - ms < REPEAT_WINDOW_MS);
  return times.length === 0 ? null : Math.max(...times);
}

/** The dialog before the same coupon is granted to the same plate again. */
export function createRepeatCouponGrantDialog(plateNo: string, couponName: string, num: number, agoMs: number) {
  const minutes = Math.floor(agoMs / MINUTE_MS);
  return {
    title: '再发一次？',
    text: `${formatPlate(plateNo)} ${minutes < 1 ? '刚刚' : `${String(minutes)}分钟前`}已发过${couponName}。`,
    confirmLabel: `再发${String(num)}张`,
  };
}
