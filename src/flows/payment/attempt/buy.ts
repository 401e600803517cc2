import { put, type SagaGenerator } from 'typed-redux-saga';

import { belongsTo, type PurchaseDecision } from '@/domain/payment/attempt';
import type { Due } from '@/domain/payment/due';
import { laneOf, type OrderPayable, type Payable } from '@/domain/payment/payable';
import { mayOpenNew, mayStillBePaid } from '@/domain/payment/permission';
import { toastShown } from '@/flows/notices/noticesSlice';
import type { Sent } from '@/flows/requests/decision';
import { sendOnce } from '@/flows/requests/sendOnce';
import { identifyDriver } from '@/flows/session/identifyDriver';
import { proveBeforeOrder } from '@/flows/session/proveOpenid';
import { getPorts } from '@/services/transport/ports/getPorts';

import { loadAttempts } from '../journal/journal';
import { openSeals } from '../journal/openSeals';
import { userRun } from '../result/run';
import { orderDecisionOf, soldOf } from '../sold/soldTable';
import { ownSlotOf, requestPayment } from '../state/decisions';
import { paymentTexts } from '../state/paymentTexts';
import { resolveBlockers } from './startPayment';

/** Handles a driver's decision to buy something: an order is made of it, once, and then paid like any other. */
export function* buy(decision: PurchaseDecision): SagaGenerator<void> {
  const { session } = yield* getPorts();
  if (yield* isPerhapsBlocked(decision)) yield* identifyDriver();
  if (session.isUnknown() && (yield* isPerhapsBlocked(decision))) {
    yield* put(toastShown(paymentTexts.notIdentified));
    return;
  }
  // The order is made for the payment of the same press.
  if (!(yield* proveBeforeOrder())) return;
  const made = yield* makeOrder(decision, ownSlotOf(decision, session.owner()));
  if (made === null) return;
  const { choice, facts } = decision;
  const held = made.holdTime === undefined ? facts : { ...facts, holdTime: made.holdTime };
  yield* put(requestPayment({ payable: made.payable, choice, facts: held }));
}

/** Whether an order of another driver's lane may still be paid. A driver who is not known yet may have made it. */
function* isPerhapsBlocked({ bizType }: PurchaseDecision): SagaGenerator<boolean> {
  const { session } = yield* getPorts();
  const attempts = Object.values(yield* loadAttempts());
  return attempts.some(
    (attempt) =>
      mayStillBePaid(attempt) &&
      !belongsTo(attempt, session.owner()) &&
      laneOf(attempt.payable) !== null &&
      (attempt.payable.kind === 'sealed' ? attempt.payable.sells : bizTypeOf(attempt.payable)) === bizType,
  );
}

const bizTypeOf = (payable: Payable) => (payable.kind === 'order' ? payable.bizType : null);

interface OrderMade {
  readonly payable: OrderPayable;
  readonly holdTime?: string;
}

/** Null if there is nothing to pay; the driver has been told why. */
function* makeOrder(decision: PurchaseDecision, slot: OrderPayable): SagaGenerator<OrderMade | null> {
  yield* openSeals(slot);
  if (yield* resolveBlockers(slot, yield* userRun())) return null;
  if (!mayOpenNew(yield* openSeals(slot), slot)) {
    yield* put(toastShown(paymentTexts.otherOrder));
    return null;
  }
  for (const isAgain of [false, true]) {
    const sent: Sent<object> = yield* sendOnce(orderDecisionOf(decision.bizType, decision.values));
    if (sent.is !== 'done') {
      yield* tell(sent);
      return null;
    }
    const payable: OrderPayable = { ...slot, orderNo: sent.id };
    const due = yield* dueOf(payable, sent.answer === undefined);
    const isIt = due === null || (due.is === 'unpaid' && due.cents === decision.choice.amountCents);
    // An order of an earlier decision, for another amount or already paid, is not what the driver wants now.
    if (sent.isEarlier && !isIt && !isAgain) continue;
    if (isIt) return { payable, ...(due?.holdTime === undefined ? {} : { holdTime: due.holdTime }) };
    yield* put(toastShown(paymentTexts.amountMoved));
    return null;
  }
  return null;
}

/** What the new order costs and how long it is held. An answer has just said the amount; then only a hold is worth a call. */
function* dueOf(payable: OrderPayable, isUnknown: boolean): SagaGenerator<Due | null> {
  const sold = soldOf(payable);
  if (!isUnknown && sold.isHeld !== true) return null;
  const [due = null] = (yield* sold.readDue(payable)) ?? [];
  return due;
}

function* tell(sent: Exclude<Sent<object>, { is: 'done' }>): SagaGenerator<void> {
  switch (sent.is) {
    case 'notSent':
      yield* put(toastShown(sent.because === 'busy' ? paymentTexts.otherPage : paymentTexts[sent.because]));
      return;
    case 'neverReceived':
      yield* put(toastShown(paymentTexts.notOrdered));
      return;
    case 'unconfirmed':
      yield* put(toastShown(paymentTexts.unconfirmed));
      return;
    // The error table has told the driver, or they have left.
    case 'refused':
    case 'sessionOver':
  }
}
