import { parseServerTime } from '@/domain/time';
import { type Pass, PASS_PURCHASE_STATE, PASS_STATE, type PassPurchase } from '@/services/special/passes';
import type { CoveredTime } from '@/widgets/pass/model/passTimeline';

const spanOf = ({ startTime, endTime }: { startTime: string; endTime: string }) => ({
  startMs: parseServerTime(startTime),
  endMs: parseServerTime(endTime),
});

/** The order that waits for its payment; undefined if there is none, or the server does not list it. */
export const unpaidIn = ({ purchases, unpaidOrderNo }: Pick<Pass, 'purchases' | 'unpaidOrderNo'>) =>
  unpaidOrderNo === '' ? undefined : purchases.find(({ orderNo }) => orderNo === unpaidOrderNo);

const isPaid = ({ state }: PassPurchase): boolean => state === PASS_PURCHASE_STATE.paid;

/**
 * The days to show of a pass, as they were promised before paying. While a renewal waits for its payment, and as long as a paid one has not begun:
 * the old end and the new days.
 */
export function timeToShow(pass: Pass, nowMs: number): CoveredTime {
  const unpaid = unpaidIn(pass);
  if (unpaid !== undefined) {
    const isFirst = pass.state === PASS_STATE.unpaid;
    const covered = spanOf(unpaid);
    // What has begun before it is paid begins with its payment.
    const isFromPayment = covered.startMs !== null && covered.startMs <= nowMs;
    return { ...covered, isFromPayment, oldEndMs: isFirst ? null : parseServerTime(pass.endTime) };
  }
  const paid = pass.purchases.filter(isPaid);
  const [last, before] = [paid[paid.length - 1], paid[paid.length - 2]];
  if (last === undefined || before === undefined) return spanOf(pass);
  const next = spanOf(last);
  return next.startMs !== null && next.startMs > nowMs
    ? { ...next, oldEndMs: parseServerTime(before.endTime) }
    : spanOf(pass);
}
