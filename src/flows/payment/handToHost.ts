import { actionChannel, call, delay, put, race, type SagaGenerator, spawn, take } from 'typed-redux-saga';

import { BALANCE_CHANNEL, type PaymentAttempt } from '@/domain/payment/attempt';
import { nextAfterHost } from '@/domain/payment/nextStep';
import type { Host, PayOrder, PayReport } from '@/host/Host';
import { toPayOrder } from '@/host/payOrder';
import { getPorts } from '@/services/transport/getPorts';
import type { Ports } from '@/services/transport/ports';

import { askServer } from './askServer';
import { hostReported, paymentCheckAsked } from './paymentSlice';
import { concerns } from './returns';
import { type Run, showResult } from './showResult';

/** A cashier outside the page that did not open within this time will not open. */
const LEAVING_MS = 3_000;
/** A driver may type a password for as long; afterwards the server is asked, and the host may still speak later. */
const SILENT_MS = 60_000;
/** After the driver's return the adapters wait 30 s for the host's word. */
const SILENT_AFTER_RETURN_MS = 35_000;

/** Hands the order to the host's cashier and waits for a word of it, which is no more than a hint. */
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
    // The page is replaced by the cashier: whoever comes back must find the result and not the form.
    if (order.type === 'redirect' || order.type === 'form') yield* showResult(attempt, run);
    yield* spawn(payAndReport, host, order, attempt.requestId, ports);
    let silentMs = SILENT_MS;
    for (;;) {
      const { event } = yield* race({ event: take(events), isSilent: delay(silentMs) });
      if (event === undefined || paymentCheckAsked.match(event)) return nextAfterHost(attempt, 'unknown');
      if (hostReported.match(event)) {
        const { report } = event.payload;
        if (report === 'left-page') yield* delay(LEAVING_MS);
        return nextAfterHost(attempt, report);
      }
      const { attempt: asked } = yield* askServer(attempt);
      if (asked.step === 'settled' || asked.step === 'abandoned') return asked;
      silentMs = SILENT_AFTER_RETURN_MS;
    }
  } finally {
    events.close();
  }
}

function orderOf({ payParams, choice }: PaymentAttempt, { host, page }: Ports): PayOrder | null {
  if (choice.channel === BALANCE_CHANNEL) return null;
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
