import { put, type SagaGenerator } from 'typed-redux-saga';

import type { PayDecision } from '@/domain/payment/attempt';
import { type Due, meaningOfDues, sumOfDues } from '@/domain/payment/due';
import { toastShown } from '@/flows/notices/noticesSlice';

import { soldOf } from '../sold/soldTable';
import { paymentTexts } from '../state/paymentTexts';

/** After a payment, the same thing may be paid again only if the server says that more is due. Otherwise the driver is told why not. */
export function* isDueAgain({ payable, choice }: PayDecision): SagaGenerator<boolean> {
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
