import { call, fork, put, type SagaGenerator, select } from 'typed-redux-saga';

import { formatYuan } from '@/domain/money';
import { closedOrdersToReconcileOf, payableTitle, type PaymentAttempt } from '@/domain/payment/attempt';
import { mergePastOrdersOfAttemptCopy, resolveAttemptConflict } from '@/domain/payment/attemptRetention';
import { doublePaymentsOf, latePaymentRefundText, unrefundedLatePayments } from '@/domain/payment/latePayments';
import { mayAttemptStillBePaid } from '@/domain/payment/payPermission';
import { toastShown } from '@/flows/notices/noticesSlice';
import { SECOND_MS } from '@/lib/timeUnits';
import { getPorts } from '@/platform/ports/getPorts';

import { savePaymentAttempt } from '../journal/journal';
import { BACKGROUND_PAYMENT_ORIGIN, isPaymentVisibleToDriver } from '../result/paymentAttemptOrigin';
import {
  dispatchPaymentSettled,
  invalidateCheckoutProductCache,
  presentPaymentOutcome,
} from '../result/presentPaymentOutcome';
import { selectPaymentAttempts } from '../state/paymentSlice';
import { paymentTexts } from '../state/paymentTexts';
import { queryPayment, queryPaymentsOnClosedOrders } from '../steps/queryPayment';

/** Right after an attempt has ended, the server's last response is used instead of a new query. */
const RECENT_RESPONSE_MS = 10 * SECOND_MS;

/** Whether money may still move although the attempt is final: to a closed order, or back to the driver. */
const hasPendingMoney = (attempt: PaymentAttempt): boolean =>
  closedOrdersToReconcileOf(attempt).length > 0 || unrefundedLatePayments(attempt).length > 0;

/**
 * Queries the attempts whose money may still move: late payments may arrive on closed orders, and refunds take days.
 */
export function* refreshPaymentsWithPendingMoney(attempts: readonly PaymentAttempt[]): SagaGenerator<void> {
  for (const attempt of attempts) if (hasPendingMoney(attempt)) yield* fork(refreshEndedPayment, attempt);
}

/**
 * Refreshes an ended payment: whether a settled payment was refunded, whether a closed order was paid after all, and the
 * refund status of a double payment. Never throws.
 */
export function* refreshEndedPayment(attempt: PaymentAttempt): SagaGenerator<void> {
  const { clock, report } = yield* getPorts();
  const agoMs = clock.deviceNow() - attempt.changedAtMs;
  if (agoMs >= 0 && agoMs < RECENT_RESPONSE_MS) return;
  try {
    // An order that may still be paid has a worker that polls it.
    if (attempt.payId !== null && !mayAttemptStillBePaid(attempt)) yield* refreshOwnOrder(attempt);
    if (hasPendingMoney(attempt)) yield* refreshOlderOrders(attempt);
  } catch (error) {
    yield* call(report, error, 'payment');
  }
}

function* refreshOwnOrder(attempt: PaymentAttempt): SagaGenerator<void> {
  const { attempt: queried } = yield* queryPayment(attempt);
  if (queried.step !== 'settled') return;
  const current = yield* selectCurrentAttempt(attempt);
  if (current === null) return;
  const updated = resolveAttemptConflict(current, { ...queried, changedAtMs: current.changedAtMs });
  if (updated === current) return;
  yield* savePaymentAttempt(updated);
  if (current.step === 'abandoned') yield* presentPaymentOutcome(current, updated, BACKGROUND_PAYMENT_ORIGIN);
  else yield* invalidateCheckoutProductCache(updated);
}

function* refreshOlderOrders(attempt: PaymentAttempt): SagaGenerator<void> {
  const current = yield* selectCurrentAttempt(attempt);
  if (current === null) return;
  const queried = yield* queryPaymentsOnClosedOrders(current);
  const latest = yield* selectCurrentAttempt(attempt);
  if (queried === current || latest === null) return;
  // The attempt itself may have advanced during the query.
  const saved = yield* savePaymentAttempt(mergePastOrdersOfAttemptCopy(latest, queried));
  const before = new Set(current.earlier.map(({ payId }) => payId));
  const arrived = saved.earlier.filter(({ payId }) => !before.has(payId));
  if (arrived.length === 0) return;
  yield* dispatchPaymentSettled(saved);
  const title = payableTitle(saved.facts);
  const duplicates = doublePaymentsOf(saved);
  for (const latePayment of arrived) {
    if (!(yield* isPaymentVisibleToDriver(latePayment))) continue;
    const isDuplicate = duplicates.includes(latePayment);
    const text = isDuplicate
      ? paymentTexts.paidTwice(title, formatYuan(latePayment.amountCents), latePaymentRefundText(latePayment))
      : paymentTexts.settledLate(title);
    yield* put(toastShown(text));
  }
}

/** The current attempt in the store; null if the driver has decided again meanwhile. */
function* selectCurrentAttempt({ key, requestId }: PaymentAttempt): SagaGenerator<PaymentAttempt | null> {
  const current = (yield* select(selectPaymentAttempts))[key];
  return current?.requestId === requestId ? current : null;
}
