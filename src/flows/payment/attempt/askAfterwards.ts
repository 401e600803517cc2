import { call, fork, put, type SagaGenerator, select } from 'typed-redux-saga';

import { formatYuan } from '@/domain/money';
import { closedOrdersOf, objectOf, type PaymentAttempt } from '@/domain/payment/attempt';
import { merged, withPastOf } from '@/domain/payment/keptAttempts';
import { duplicatesOf, refundWordsOf, unreturnedOf } from '@/domain/payment/lateMoney';
import { mayStillBePaid } from '@/domain/payment/permission';
import { toastShown } from '@/flows/notices/noticesSlice';
import { SECOND_MS } from '@/lib/timeUnits';
import { getPorts } from '@/services/transport/ports/getPorts';

import { saveAttempt } from '../journal/journal';
import { announceSettled, concludeAttempt, invalidateSold } from '../result/concludeAttempt';
import { IN_BACKGROUND, isShownToReader } from '../result/run';
import { selectAttempts } from '../state/paymentSlice';
import { paymentTexts } from '../state/paymentTexts';
import { queryLateMoney, queryPayment } from '../steps/queryPayment';

/** Right after an attempt has ended, the server's last response is used and it is not asked again. */
const JUST_SAID_MS = 10 * SECOND_MS;

/** Whether money may still move although the attempt is final: on a closed order, or back to the driver. */
const mayMoneyMove = (attempt: PaymentAttempt): boolean =>
  closedOrdersOf(attempt).length > 0 || unreturnedOf(attempt).length > 0;

/** Money may still arrive on orders that the server has closed, and refunds take days. */
export function* watchMoney(attempts: readonly PaymentAttempt[]): SagaGenerator<void> {
  for (const attempt of attempts) if (mayMoneyMove(attempt)) yield* fork(askAfterwards, attempt);
}

/**
 * Asks what happened to the money of a final attempt: whether a settled payment was refunded, whether a closed order was paid after all, and where
 * the refund of a payment stands that was made twice. Never throws.
 */
export function* askAfterwards(attempt: PaymentAttempt): SagaGenerator<void> {
  const { clock, report } = yield* getPorts();
  const agoMs = clock.deviceNow() - attempt.changedAtMs;
  if (agoMs >= 0 && agoMs < JUST_SAID_MS) return;
  try {
    // An order that may still be paid has a worker, which asks about it.
    if (attempt.payId !== null && !mayStillBePaid(attempt)) yield* askAboutOwnOrder(attempt);
    if (mayMoneyMove(attempt)) yield* askAboutOlderOrders(attempt);
  } catch (error) {
    yield* call(report, error, 'payment');
  }
}

function* askAboutOwnOrder(attempt: PaymentAttempt): SagaGenerator<void> {
  const { attempt: queried } = yield* queryPayment(attempt);
  if (queried.step !== 'settled') return;
  const known = yield* nowKnown(attempt);
  if (known === null) return;
  const kept = merged(known, { ...queried, changedAtMs: known.changedAtMs });
  if (kept === known) return;
  yield* saveAttempt(kept);
  if (known.step === 'abandoned') yield* concludeAttempt(known, kept, IN_BACKGROUND);
  else yield* invalidateSold(kept);
}

function* askAboutOlderOrders(attempt: PaymentAttempt): SagaGenerator<void> {
  const known = yield* nowKnown(attempt);
  if (known === null) return;
  const queried = yield* queryLateMoney(known);
  const now = yield* nowKnown(attempt);
  if (queried === known || now === null) return;
  // The attempt itself may have moved on while the server was asked.
  const kept = yield* saveAttempt(withPastOf(now, queried));
  const before = new Set(known.earlier.map(({ payId }) => payId));
  const arrived = kept.earlier.filter(({ payId }) => !before.has(payId));
  if (arrived.length === 0) return;
  yield* announceSettled(kept);
  const object = objectOf(kept.facts);
  const twice = duplicatesOf(kept);
  for (const late of arrived) {
    if (!(yield* isShownToReader(late))) continue;
    const isTwice = twice.includes(late);
    const text = isTwice
      ? paymentTexts.paidTwice(object, formatYuan(late.amountCents), refundWordsOf(late))
      : paymentTexts.settledLate(object);
    yield* put(toastShown(text));
  }
}

/** The attempt as the store has it now; null if the driver has decided again meanwhile. */
function* nowKnown({ key, requestId }: PaymentAttempt): SagaGenerator<PaymentAttempt | null> {
  const known = (yield* select(selectAttempts))[key];
  return known?.requestId === requestId ? known : null;
}
