import { put, type SagaGenerator, select } from 'typed-redux-saga';

import { combineDueStates, type DueStateAndAmount, totalDueCents } from '@/domain/payment/amountDue';
import type { PayDecision } from '@/domain/payment/attempt';
import { hasEarlierPayment } from '@/domain/payment/latePayments';
import { toastShown } from '@/flows/notices/noticesSlice';

import { getCheckoutProductDefinition } from '../products/checkoutProductRegistry';
import { selectPaymentAttempts } from '../state/paymentSlice';
import { paymentTexts } from '../state/paymentTexts';

/**
 * Confirms that the payable is still due. If it was paid before, on this device or by a late payment, only the server
 * can say so; otherwise the driver is notified of the reason.
 */
export function* checkPayableStillDue(decision: PayDecision): SagaGenerator<boolean> {
  return !hasEarlierPayment(yield* select(selectPaymentAttempts), decision.payable) || (yield* isStillDue(decision));
}

function* isStillDue({ payable, choice }: PayDecision): SagaGenerator<boolean> {
  const product = getCheckoutProductDefinition(payable);
  const dues = yield* product.fetchDues(payable);
  const isDue = combineDueStates(dues) === 'unpaid';
  if (isDue && (choice.couponIds.length > 0 || totalDueCents(dues) === choice.amountCents)) return true;
  yield* put(toastShown(dues === null ? paymentTexts.notChecked : notDueText(dues)));
  for (const action of product.invalidations()) yield* put(action);
  return false;
}

function notDueText(dues: readonly DueStateAndAmount[]): string {
  const closed = dues.filter(({ state }) => state === 'over');
  const paid = dues.filter(({ state }) => state === 'paid' || state === 'undecided');
  if (paid.length > 0) return paymentTexts.alreadyPaid(paid.map(({ name }) => name));
  return closed.length > 0 ? paymentTexts.alreadyOver(closed.map(({ name }) => name)) : paymentTexts.amountMoved;
}
