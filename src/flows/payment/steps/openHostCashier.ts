import { actionChannel, call, delay, put, race, type SagaGenerator, spawn, take } from 'typed-redux-saga';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { attemptAfterBackgroundPoll, attemptAfterCashierReport } from '@/domain/payment/attemptTransitions';
import { PAY_CHANNEL } from '@/domain/payment/payChannel';
import type { CashierOrder, HostAdapter, HostPaymentReport } from '@/host/HostAdapter';
import { toCashierOrder } from '@/host/replies/toCashierOrder';
import { MINUTE_MS } from '@/lib/timeUnits';
import { getPorts } from '@/platform/ports/getPorts';
import type { Ports } from '@/platform/ports/ports';

import type { PaymentAttemptOrigin } from '../result/paymentAttemptOrigin';
import { goToResultBeforeCashier } from '../result/showPaymentResult';
import { hostReported, paymentCheckRequested } from '../state/paymentSlice';
import { createPaymentAttemptActionMatcher } from './attemptTriggers';
import { queryPayment } from './queryPayment';

/** An external cashier that did not open within this time will not open any more. */
const LEAVING_MS = 3_000;
/** A driver may take this long to enter a password. After that the result is shown; the host may still report later. */
const CASHIER_REPORT_LIMIT_MS = MINUTE_MS;
/**
 * No driver pays sooner than this. From then on the app polls the server while the cashier is open, at the interval of
 * later polls.
 */
const FIRST_POLL_DELAY_MS = 12_000;
const POLL_INTERVAL_MS = 8_000;
/** After the driver's return, a host that has closed its cashier reports within this time. */
const REPORT_AFTER_RETURN_MS = 2_000;

/**
 * Opens the host's cashier with the order and waits for the host's report, which is only a hint. A host may never
 * report, so the app polls the server meanwhile, and the screen below the cashier shows the result.
 */
export function* openHostCashier(
  attempt: PaymentAttempt,
  context: PaymentAttemptOrigin,
): SagaGenerator<PaymentAttempt> {
  const ports = yield* getPorts();
  const order = toAttemptCashierOrder(attempt, ports);
  const host = order === null ? null : yield* loadHostAdapter(ports);
  if (order === null || host === null) {
    if (order === null) yield* call(ports.report, new Error('payParams are no order for this host'), 'handToHost');
    return attemptAfterCashierReport(attempt, 'failed');
  }
  const events = yield* actionChannel(createPaymentAttemptActionMatcher(attempt));
  try {
    if (order.type === 'redirect' || order.type === 'form') yield* goToResultBeforeCashier(attempt, context);
    yield* spawn(payAndReport, host, order, attempt.requestId, ports);
    let endsAt = ports.clock.monotonic() + CASHIER_REPORT_LIMIT_MS;
    let waitMs = FIRST_POLL_DELAY_MS;
    for (;;) {
      const { event } = yield* race({ event: take(events), isTime: delay(waitMs) });
      if (event !== undefined && hostReported.match(event)) {
        const { report } = event.payload;
        if (report === 'left-page') yield* delay(LEAVING_MS);
        return attemptAfterCashierReport(attempt, report);
      }
      const remainingMs = endsAt - ports.clock.monotonic();
      if (event === undefined ? remainingMs <= 0 : paymentCheckRequested.match(event))
        return attemptAfterCashierReport(attempt, 'unknown');
      const { attempt: queried } = yield* queryPayment(attempt);
      const next = attemptAfterBackgroundPoll(attempt, queried);
      if (next !== attempt) return next;
      if (event !== undefined) endsAt = ports.clock.monotonic() + REPORT_AFTER_RETURN_MS;
      waitMs = Math.max(0, Math.min(POLL_INTERVAL_MS, endsAt - ports.clock.monotonic()));
    }
  } finally {
    events.close();
  }
}

/** The order in the form that this host's cashier takes, or null. */
export function toAttemptCashierOrder(
  { payParams, choice }: PaymentAttempt,
  { host, page, config }: Ports,
): CashierOrder | null {
  if (choice.channel === PAY_CHANNEL.balance) return null;
  return toCashierOrder(payParams, choice.channel, host.kind, {
    pageUrl: page.href(),
    formOrigins: config.cashierOrigins,
  });
}

function* loadHostAdapter({ host, report }: Ports): SagaGenerator<HostAdapter | null> {
  try {
    return yield* call(host.load);
  } catch (error) {
    yield* call(report, error, 'handToHost');
    return null;
  }
}

/** Continues after the step has ended, so that a late report of the host is still received. */
function* payAndReport(host: HostAdapter, order: CashierOrder, requestId: string, { report: reportError }: Ports) {
  let report: HostPaymentReport = 'unknown';
  try {
    report = yield* call([host, host.pay], order);
  } catch (error) {
    yield* call(reportError, error, 'handToHost');
  }
  yield* put(hostReported({ requestId, report }));
}
