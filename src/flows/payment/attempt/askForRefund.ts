import { call, put, type SagaGenerator, select } from 'typed-redux-saga';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { SECOND_MS } from '@/lib/timeUnits';
import { chargeApi } from '@/services/charge/chargeApi';
import { getPorts } from '@/services/transport/ports/getPorts';

import { keepAttempt } from '../journal/keepAttempt';
import { selectAttempts } from '../state/paymentSlice';
import { askServer } from '../steps/askServer';

/** A result page that opens right after the payment uses the server's last response and does not query again. */
const JUST_SAID_MS = 10 * SECOND_MS;

/** Checks whether a settled payment was refunded since. No other response of the server changes a settled attempt. */
export function* askForRefund(attempt: PaymentAttempt): SagaGenerator<void> {
  const { clock, report } = yield* getPorts();
  const agoMs = clock.deviceNow() - attempt.changedAtMs;
  if (attempt.payId === null || (agoMs >= 0 && agoMs < JUST_SAID_MS)) return;
  try {
    const { attempt: asked } = yield* askServer(attempt);
    const known = (yield* select(selectAttempts))[attempt.key];
    const isNews = asked.serverSaid === 'refunded' && asked.payment?.payState !== known?.payment?.payState;
    if (!isNews || known?.requestId !== attempt.requestId) return;
    yield* keepAttempt(asked);
    yield* put(chargeApi.util.invalidateTags(['Bill', 'UsableCoupon']));
  } catch (error) {
    yield* call(report, error, 'payment');
  }
}
