import { actionChannel, call, delay, put, race, type SagaGenerator, spawn, take } from 'typed-redux-saga';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { nextAfterHost, nextAfterQuietAnswer } from '@/domain/payment/nextStep';
import { PAY_CHANNEL } from '@/domain/payment/payChannel';
import type { CashierOrder, Host, PayReport } from '@/host/Host';
import { toCashierOrder } from '@/host/replies/cashierOrder';
import { MINUTE_MS } from '@/lib/timeUnits';
import { getPorts } from '@/services/transport/ports/getPorts';
import type { Ports } from '@/services/transport/ports/ports';

import type { Run } from '../result/run';
import { showBehindCashier } from '../result/showResult';
import { hostReported, paymentCheckRequested } from '../state/paymentSlice';
import { concerns } from './attemptEvents';
import { queryPayment } from './queryPayment';

/** A cashier outside the page that did not open within this time will not open any more. */
const LEAVING_MS = 3_000;
/** A driver may take this long to type a password. After that the result is shown, and the host may still report later. */
const SILENT_MS = MINUTE_MS;
/** No driver pays sooner than this. From then on the app polls the server while the cashier is open, at the interval of later polls. */
const QUIET_MS = 12_000;
const QUIET_AGAIN_MS = 8_000;
/** After the driver's return, a host that has closed its cashier reports within this time. */
const SILENT_AFTER_RETURN_MS = 2_000;

/**
 * Hands the order to the host's cashier and waits for the host's report, which is only a hint. A host may never report, so the app polls
 * the server meanwhile, and the screen under the cashier shows the result.
 */
export function* handToHost(attempt: PaymentAttempt, run: Run): SagaGenerator<PaymentAttempt> {
  const ports = yield* getPorts();
  const order = cashierOrderOf(attempt, ports);
  const host = order === null ? null : yield* loadHost(ports);
  if (order === null || host === null) {
    if (order === null) yield* call(ports.report, new Error('payParams are no order for this host'), 'handToHost');
    return nextAfterHost(attempt, 'failed');
  }
  const events = yield* actionChannel(concerns(attempt));
  try {
    if (order.type === 'redirect' || order.type === 'form') yield* showBehindCashier(attempt, run);
    yield* spawn(payAndReport, host, order, attempt.requestId, ports);
    let endsAt = ports.clock.monotonic() + SILENT_MS;
    let waitMs = QUIET_MS;
    for (;;) {
      const { event } = yield* race({ event: take(events), isTime: delay(waitMs) });
      if (event !== undefined && hostReported.match(event)) {
        const { report } = event.payload;
        if (report === 'left-page') yield* delay(LEAVING_MS);
        return nextAfterHost(attempt, report);
      }
      const leftMs = endsAt - ports.clock.monotonic();
      if (event === undefined ? leftMs <= 0 : paymentCheckRequested.match(event))
        return nextAfterHost(attempt, 'unknown');
      const { attempt: queried } = yield* queryPayment(attempt);
      const next = nextAfterQuietAnswer(attempt, queried);
      if (next !== attempt) return next;
      if (event !== undefined) endsAt = ports.clock.monotonic() + SILENT_AFTER_RETURN_MS;
      waitMs = Math.max(0, Math.min(QUIET_AGAIN_MS, endsAt - ports.clock.monotonic()));
    }
  } finally {
    events.close();
  }
}

/** The order as this host's cashier takes it, or null. */
export function cashierOrderOf(
  { payParams, choice }: PaymentAttempt,
  { host, page, config }: Ports,
): CashierOrder | null {
  if (choice.channel === PAY_CHANNEL.balance) return null;
  return toCashierOrder(payParams, choice.channel, host.kind, {
    pageUrl: page.href(),
    formOrigins: config.cashierOrigins,
  });
}

function* loadHost({ host, report }: Ports): SagaGenerator<Host | null> {
  try {
    return yield* call(host.load);
  } catch (error) {
    yield* call(report, error, 'handToHost');
    return null;
  }
}

/** Keeps running after the step has ended, so a late report of the host is still received. */
function* payAndReport(host: Host, order: CashierOrder, requestId: string, { report: tell }: Ports) {
  let report: PayReport = 'unknown';
  try {
    report = yield* call([host, host.pay], order);
  } catch (error) {
    yield* call(tell, error, 'handToHost');
  }
  yield* put(hostReported({ requestId, report }));
}
