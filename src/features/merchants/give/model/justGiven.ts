import { GRANT_STATE } from '@/domain/merchant/merchantCodes';
import { formatPlate } from '@/domain/plate/plateFace';
import { parseServerTime } from '@/domain/time';
import { MINUTE_MS } from '@/lib/timeUnits';
import type { MerchantGrant } from '@/services/coupon/merchants';

import type { Given } from './tillDraft';

/** A guest who comes again after this has come again. Before, it is more likely the same guest and one tap too many. */
const JUST_MS = 10 * MINUTE_MS;

/** A plate and the coupon that it is to get. */
interface Wanted {
  readonly plateNo: string;
  readonly merchantCouponId: string;
}

type Row = Pick<MerchantGrant, 'grantId' | 'plateNo' | 'merchantCouponId' | 'state' | 'grantTime'>;

const isTakenBack = ({ state }: Row) => state === GRANT_STATE.revoked;

/**
 * When this plate was given this coupon just now, by whoever stands at a till of the merchant; server time, null if it was not. What was taken back does not
 * count.
 *
 * @param given what this till has given, which the server may not have listed yet
 * @param rows what the server lists
 */
export function justGivenAt(
  { plateNo, merchantCouponId }: Wanted,
  given: readonly Given[],
  rows: readonly Row[],
  nowMs: number,
): number | null {
  const isIt = (one: Partial<Wanted>) => one.plateNo === plateNo && one.merchantCouponId === merchantCouponId;
  const takenBack = new Set(rows.filter(isTakenBack).map(({ grantId }) => grantId));
  const here = given.filter((one) => isIt(one) && one.grantId !== '' && !takenBack.has(one.grantId));
  const listed = rows.filter((row) => isIt(row) && !isTakenBack(row));
  const times = [
    ...here.map(({ givenAtMs = Number.NEGATIVE_INFINITY }) => givenAtMs),
    ...listed.map(({ grantTime }) => parseServerTime(grantTime) ?? Number.NEGATIVE_INFINITY),
  ].filter((ms) => nowMs - ms < JUST_MS);
  return times.length === 0 ? null : Math.max(...times);
}

/** The question before the same plate gets the same coupon once more. */
export function againQuestion(plateNo: string, couponName: string, num: number, agoMs: number) {
  const minutes = Math.floor(agoMs / MINUTE_MS);
  return {
    title: '再发一次？',
    text: `${formatPlate(plateNo)} ${minutes < 1 ? '刚刚' : `${String(minutes)}分钟前`}已发过${couponName}。`,
    confirmLabel: `再发${String(num)}张`,
  };
}
