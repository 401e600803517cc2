import type { DeviceAndServerTime } from '@/domain/now';
import type { DueStateAndAmount } from '@/domain/payment/amountDue';
import type { PaymentAttempt } from '@/domain/payment/attempt';
import { duplicateOrdersOf } from '@/domain/payment/duplicateOrdersOf';
import type { Payable } from '@/domain/payment/payable';
import type { OpenedPaymentOrder, ServerPayment } from '@/domain/payment/payState';

import type { Device } from './Device';
import { type Order, paymentOf } from './order';
import { isHidden, withCashier } from './seals';

/** What the server has said of an order, of a request, or of what is due. Plain data, so that a device can be copied. */
type Said =
  | { readonly of: 'order'; readonly payment: ServerPayment; readonly seconds: readonly ServerPayment[] }
  | { readonly of: 'request'; readonly opened: OpenedPaymentOrder | null; readonly asked: DeviceAndServerTime }
  | { readonly of: 'dues'; readonly due: DueStateAndAmount['state']; readonly asked: DeviceAndServerTime };

/** What the server has said, which the client has not heard yet. Null: it gave no answer to this driver. */
export type Answer = Said | 'nothing';

/** What the server says about an attempt: of its order, of its request, or of what is due. */
export function answerAbout(device: Device, attempt: PaymentAttempt): Answer {
  const { server, now } = device;
  const order = server.orderOf(attempt);
  if (isDenied(device, device.soldBy(attempt), order)) return 'nothing';
  if (attempt.payId !== null) {
    const others = duplicateOrdersOf(attempt).flatMap(({ payId }) => server.orderOf({ payId, requestId: '' }) ?? []);
    return order === undefined ? 'nothing' : { of: 'order', payment: paymentOf(order), seconds: others.map(paymentOf) };
  }
  if (device.setting.knowsRequests)
    return { of: 'request', opened: order === undefined ? null : server.handOut(order), asked: now };
  const due = isHidden(device.recognised(attempt)) ? 'undecided' : server.dueOf(device.soldBy(attempt));
  return { of: 'dues', due, asked: now };
}

/** The attempt after the answer. */
export function applyAnswer(device: Device, answer: Answer, attempt: PaymentAttempt): PaymentAttempt {
  const { rules, server } = device;
  if (answer === 'nothing') return attempt;
  if (answer.of === 'dues') return rules.nextAfterDues(attempt, answer.due, answer.asked);
  if (answer.of === 'request') {
    const { opened, asked } = answer;
    const order = opened === null ? undefined : server.orderOf({ payId: opened.payId, requestId: '' });
    if (order !== undefined) order.isHeard = true;
    return rules.nextAfterLookUp(attempt, opened, asked);
  }
  const next = rules.nextAfterAnswer(attempt, answer.payment);
  if (next.step === 'settled') return next;
  const order = server.orderOf({ payId: answer.payment.payId, requestId: '' });
  return withCashier(device, answer.seconds.reduce(rules.nextAfterLateAnswer, next), order);
}

/** Without a session nothing is said about orders, and to another driver nothing about some of them. */
export function isDenied(device: Device, { kind }: Payable, order: Order | undefined): boolean {
  if (kind !== 'order') return false;
  const person = device.personOf(device.driver);
  return person === '' || (order !== undefined && order.owner !== person && order.payId.endsWith('1'));
}
