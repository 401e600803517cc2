import { parseServerTime } from '../time';
import { belongsTo, type PastPayment, type PaymentAttempt, type PaymentAttempts } from './attempt';
import { isOpen } from './isOpen';
import { billsOf, overlaps, type Payable } from './payable';

/** A payment that is looked at. */
interface Looked {
  readonly payable: Payable | null;
  readonly payId: string | null;
  /** By the server's clock; null without a time of payment. */
  readonly paidAtMs: number | null;
  /** When it was decided, by this device's clock; null where this device has no attempt of it any more. */
  readonly decidedAtMs: number | null;
}

/** The payment that came after another one. */
export type LaterPayment = Pick<PaymentAttempt, 'key' | 'payId' | 'payable'>;

/**
 * The latest payment for the bills of an older one, made by the same reader; null if there is none for some of them. It may not be decided yet. Until
 * when the car must leave, and what is due, is said by that one: what the older one said is past.
 */
export function laterPaymentOf(attempts: PaymentAttempts, reader: string, looked: Looked): LaterPayment | null {
  const { payable } = looked;
  if (payable === null || payable.kind === 'order') return null;
  const later = Object.values(attempts)
    .filter((attempt) => overlaps(attempt.payable, payable) && belongsTo(attempt, reader))
    .flatMap((attempt) => laterIn(attempt, looked))
    .sort((one, other) => other.atMs - one.atMs);
  const [latest] = later;
  const covered = new Set(later.flatMap((payment) => billsOf(payment.payable)));
  return latest !== undefined && billsOf(payable).every((bill) => covered.has(bill)) ? latest : null;
}

/** The payments of one attempt and of those before it that came after the one that is looked at. */
function laterIn(attempt: PaymentAttempt, { payId, paidAtMs, decidedAtMs }: Looked) {
  const { key, payable, earlier } = attempt;
  if (payId !== null && attempt.payId === payId) return [];
  const isAfter = (paidTime: string) => paidAtMs !== null && (parseServerTime(paidTime) ?? 0) > paidAtMs;
  const at = payId === null ? -1 : earlier.findIndex((past) => past.payId === payId);
  const past = earlier.filter((one, index) => isKept(one) && ((at >= 0 && index > at) || isAfter(one.paidTime)));
  const isLater =
    at >= 0 || isAfter(attempt.payment?.paidTime ?? '') || (decidedAtMs !== null && attempt.createdAtMs > decidedAtMs);
  return [
    ...past.map((one) => ({ key, payable, payId: one.payId, atMs: one.atMs })),
    ...(isLater && isPaidOrUndecided(attempt)
      ? [{ key, payable, payId: attempt.payId, atMs: attempt.createdAtMs }]
      : []),
  ];
}

/** Money on a closed order does not begin a new time to leave. What went back has paid for nothing. */
const isKept = ({ isLate, isRefunded, payState }: PastPayment): boolean =>
  isLate !== true && isRefunded !== true && payState === undefined;

const isPaidOrUndecided = (attempt: PaymentAttempt): boolean =>
  attempt.step === 'settled' ? attempt.serverSaid !== 'refunded' : isOpen(attempt) || attempt.step === 'unresolved';
