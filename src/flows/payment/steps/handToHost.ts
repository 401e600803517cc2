import { actionChannel, call, delay, put, race, type SagaGenerator, spawn, take } from 'typed-redux-saga';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { nextAfterHost, nextAfterQuietAnswer } from '@/domain/payment/nextStep';
import { PAY_CHANNEL } from '@/domain/payment/payChannel';
import type { Host, PayOrder, PayReport } from '@/host/Host';
import { toPayOrder } from '@/host/replies/payOrder';
import { MINUTE_MS } from '@/lib/timeUnits';
import { getPorts } from '@/services/transport/ports/getPorts';
import type { Ports } from '@/services/transport/ports/ports';

import type { Run } from '../result/run';
import { showBehindCashier } from '../result/showResult';
import { hostReported, paymentCheckAsked } from '../state/paymentSlice';
import { askServer } from './askServer';
import { concerns } from './attemptEvents';

/** A cashier outside the page that did not open within this time will not open. */
const LEAVING_MS = 3_000;
/** A driver may type a password for as long; afterwards the result is shown, and the host may still speak later. */
const SILENT_MS = MINUTE_MS;
/** Nobody has paid sooner. From then on the server is asked behind the cashier, as often as it is asked later on. */
const QUIET_MS = 12_000;
const QUIET_AGAIN_MS = 8_000;
/** A host that has closed its cashier speaks within this time after the driver's return. */
const SILENT_AFTER_RETURN_MS = 2_000;

/**
 * Hands the order to the host's cashier and waits for a word of it, which is no more than a hint. A host may never speak: the
 * server is asked meanwhile, and what it has decided is shown under the cashier.
 */
export function* handToHost(attempt: PaymentAttempt, run: Run): SagaGenerator<PaymentAttempt> {
  const ports = yield* getPorts();
  const order = orderOf(attempt, ports);
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
      if (event === undefined ? leftMs <= 0 : paymentCheckAsked.match(event)) return nextAfterHost(attempt, 'unknown');
      const { attempt: asked } = yield* askServer(attempt);
      const next = nextAfterQuietAnswer(attempt, asked);
      if (next !== attempt) return next;
      if (event !== undefined) endsAt = ports.clock.monotonic() + SILENT_AFTER_RETURN_MS;
      waitMs = Math.max(0, Math.min(QUIET_AGAIN_MS, endsAt - ports.clock.monotonic()));
    }
  } finally {
    events.close();
  }
}

function orderOf({ payParams, choice }: PaymentAttempt, { host, page }: Ports): PayOrder | null {
  if (choice.channel === PAY_CHANNEL.balance) return null;
  return toPayOrder(payParams, choice.channel, host.kind, { pageUrl: page.href() });
}

function* loadHost({ host, report }: Ports): SagaGenerator<Host | null> {
  try {
    return yield* call(host.load);
  } catch (error) {
    yield* call(report, error, 'handToHost');
    return null;
  }
}

/** Outlives the step: a host that speaks late is still heard. */
function* payAndReport(host: Host, order: PayOrder, requestId: string, { report: tell }: Ports) {
  let report: PayReport = 'unknown';
  try {
    report = yield* call([host, host.pay], order);
  } catch (error) {
    yield* call(tell, error, 'handToHost');
  }
  yield* put(hostReported({ requestId, report }));
}
