import { put, type SagaGenerator, select } from 'typed-redux-saga';

import type { PayDecision } from '@/domain/payment/attempt';
import { type Due, meaningOfDues, sumOfDues } from '@/domain/payment/due';
import { paidBefore } from '@/domain/payment/lateMoney';
import { toastShown } from '@/flows/notices/noticesSlice';

import { soldOf } from '../sold/soldTable';
import { selectAttempts } from '../state/paymentSlice';
import { paymentTexts } from '../state/paymentTexts';

/** What was paid before, here or by money that came on a closed order, is due again only if the server says so. Otherwise the driver is told why not. */
export function* mayBeDue(decision: PayDecision): SagaGenerator<boolean> {
  return !paidBefore(yield* select(selectAttempts), decision.payable) || (yield* isDueAgain(decision));
}

function* isDueAgain({ payable, choice }: PayDecision): SagaGenerator<boolean> {
  const sold = soldOf(payable);
  const dues = yield* sold.readDue(payable);
  const isDue = meaningOfDues(dues) === 'unpaid';
  if (isDue && (choice.couponIds.length > 0 || sumOfDues(dues) === choice.amountCents)) return true;
  yield* put(toastShown(dues === null ? paymentTexts.notChecked : whyNot(dues)));
  for (const action of sold.stale()) yield* put(action);
  return false;
}

function whyNot(dues: readonly Due[]): string {
  const over = dues.filter(({ is }) => is === 'over');
  const paid = dues.filter(({ is }) => is === 'paid' || is === 'undecided');
  if (paid.length > 0) return paymentTexts.alreadyPaid(paid.map(({ name }) => name));
  return over.length > 0 ? paymentTexts.alreadyOver(over.map(({ name }) => name)) : paymentTexts.amountMoved;
}
