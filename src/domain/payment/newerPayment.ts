import { parseServerTime } from '@/domain/time';

import { isOwnOrVisitorPayment, type PastPayment, type PaymentAttempt, type PaymentAttempts } from './attempt';
import { isAttemptInProgress } from './isAttemptInProgress';
import { billKeysOf, doPayablesShareBill, type Payable } from './payable';

/** The payment whose result is on the screen. */
interface ViewedPayment {
  readonly payable: Payable | null;
  readonly payId: string | null;
  /** Server time; null if the server gave no time of payment. */
  readonly paidAtMs: number | null;
  /** When the driver decided, in device time; null if this device no longer has the attempt. */
  readonly decidedAtMs: number | null;
}

/** A payment that was made after another one. */
export type NewerPayment = Pick<PaymentAttempt, 'key' | 'payId' | 'payable'>;

/**
 * The latest payment by the same reader for the same bills; null if any of the bills has no newer payment. Its outcome
 * may still be open. The newer payment says what is due and when the car must leave; what the older one showed no longer
 * applies.
 */
export function findNewerPayment(
  attempts: PaymentAttempts,
  reader: string,
  viewed: ViewedPayment,
): NewerPayment | null {
  const { payable } = viewed;
  if (payable === null || payable.kind === 'order') return null;
  const later = Object.values(attempts)
    .filter((attempt) => doPayablesShareBill(attempt.payable, payable) && isOwnOrVisitorPayment(attempt, reader))
    .flatMap((attempt) => newerPaymentsIn(attempt, viewed))
    .sort((one, other) => other.atMs - one.atMs);
  const [latest] = later;
  const covered = new Set(later.flatMap((payment) => billKeysOf(payment.payable)));
  return latest !== undefined && billKeysOf(payable).every((bill) => covered.has(bill)) ? latest : null;
}

/** The payments of one attempt, and of the attempts before it, that were made after the viewed one. */
function newerPaymentsIn(attempt: PaymentAttempt, { payId, paidAtMs, decidedAtMs }: ViewedPayment) {
  const { key, payable, earlier } = attempt;
  if (payId !== null && attempt.payId === payId) return [];
  const isAfter = (paidTime: string) => paidAtMs !== null && (parseServerTime(paidTime) ?? 0) > paidAtMs;
  const viewedIndex = payId === null ? -1 : earlier.findIndex((past) => past.payId === payId);
  const past = earlier.filter(
    (entry, index) =>
      isEffectivePayment(entry) && ((viewedIndex >= 0 && index > viewedIndex) || isAfter(entry.paidTime)),
  );
  const isLater =
    viewedIndex >= 0 ||
    isAfter(attempt.payment?.paidTime ?? '') ||
    (decidedAtMs !== null && attempt.createdAtMs > decidedAtMs);
  return [
    ...past.map((entry) => ({ key, payable, payId: entry.payId, atMs: entry.atMs })),
    ...(isLater && isPaidOrUndecided(attempt)
      ? [{ key, payable, payId: attempt.payId, atMs: attempt.createdAtMs }]
      : []),
  ];
}

/** A late payment on a closed order starts no new time to leave, and a refunded payment has paid for nothing. */
const isEffectivePayment = ({ isLate, isRefunded, payState }: PastPayment): boolean =>
  isLate !== true && isRefunded !== true && payState === undefined;

const isPaidOrUndecided = (attempt: PaymentAttempt): boolean =>
  attempt.step === 'settled'
    ? attempt.serverSaid !== 'refunded'
    : isAttemptInProgress(attempt) || attempt.step === 'unresolved';
