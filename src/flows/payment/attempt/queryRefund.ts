import { call, put, type SagaGenerator, select } from 'typed-redux-saga';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { SECOND_MS } from '@/lib/timeUnits';
import { chargeApi } from '@/services/charge/chargeApi';
import { getPorts } from '@/services/transport/ports/getPorts';

import { saveAttempt } from '../journal/saveAttempt';
import { selectAttempts } from '../state/paymentSlice';
import { queryPayment } from '../steps/queryPayment';

/** A result page that opens right after the payment uses the server's last response and does not query again. */
const JUST_SAID_MS = 10 * SECOND_MS;

/** Checks whether a settled payment was refunded since. No other response of the server changes a settled attempt. */
export function* queryRefund(attempt: PaymentAttempt): SagaGenerator<void> {
  const { clock, report } = yield* getPorts();
  const agoMs = clock.deviceNow() - attempt.changedAtMs;
  if (attempt.payId === null || (agoMs >= 0 && agoMs < JUST_SAID_MS)) return;
  try {
    const { attempt: queried } = yield* queryPayment(attempt);
    const known = (yield* select(selectAttempts))[attempt.key];
    const isNews = queried.serverSaid === 'refunded' && queried.payment?.payState !== known?.payment?.payState;
    if (!isNews || known?.requestId !== attempt.requestId) return;
    yield* saveAttempt(queried);
    yield* put(chargeApi.util.invalidateTags(['Bill', 'UsableCoupon']));
  } catch (error) {
    yield* call(report, error, 'payment');
  }
}
