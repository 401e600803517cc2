import { parseServerTime } from '@/domain/time';
import { type Pass, PASS_PERIOD_PAYMENT_STATE, PASS_STATE, type PassPeriodPayment } from '@/services/special/passes';
import type { PassCoveragePeriod } from '@/widgets/pass/model/passTimeline';

const toPeriod = ({ startTime, endTime }: { startTime: string; endTime: string }) => ({
  startMs: parseServerTime(startTime),
  endMs: parseServerTime(endTime),
});

/** The unpaid order; undefined if there is none, or the server does not list it. */
export const findUnpaidPassPurchase = ({ purchases, unpaidOrderNo }: Pick<Pass, 'purchases' | 'unpaidOrderNo'>) =>
  unpaidOrderNo === '' ? undefined : purchases.find(({ orderNo }) => orderNo === unpaidOrderNo);

const isPaid = ({ state }: PassPeriodPayment): boolean => state === PASS_PERIOD_PAYMENT_STATE.paid;

/**
 * The period to show, as it was shown before the payment. While a renewal is unpaid, and until a paid one has begun:
 * the old end and the new period.
 */
export function resolvePassDetailPeriod(pass: Pass, nowMs: number): PassCoveragePeriod {
  const unpaid = findUnpaidPassPurchase(pass);
  if (unpaid !== undefined) {
    const isFirst = pass.state === PASS_STATE.unpaid;
    const covered = toPeriod(unpaid);
    // An unpaid period that has already begun starts with its payment.
    const isFromPayment = covered.startMs !== null && covered.startMs <= nowMs;
    return { ...covered, isFromPayment, oldEndMs: isFirst ? null : parseServerTime(pass.endTime) };
  }
  const paid = pass.purchases.filter(isPaid);
  const [last, previous] = [paid[paid.length - 1], paid[paid.length - 2]];
  if (last === undefined || previous === undefined) return toPeriod(pass);
  const next = toPeriod(last);
  return next.startMs !== null && next.startMs > nowMs
    ? { ...next, oldEndMs: parseServerTime(previous.endTime) }
    : toPeriod(pass);
}
