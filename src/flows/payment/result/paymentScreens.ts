import type { SagaGenerator } from 'typed-redux-saga';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { billsOf, parkingBillKey } from '@/domain/payment/payable';
import type { PathName } from '@/navigation/paths';

import { nameOfPlace, placeInView } from './placeInView';

/** Screens with a payment form. After the payment was sent, Back must not lead to one of them. */
const FORMS: ReadonlySet<PathName | undefined> = new Set<PathName | undefined>([
  'payPage',
  'multiPayPage',
  'parkingPayPage',
  'arrearsPage',
  'scanPayPage',
  'scanOverduePay',
  'plate',
  'pay',
]);

/** Screens that show by themselves the outcome of the payment that their address names. */
const RESULTS: ReadonlySet<PathName | undefined> = new Set<PathName | undefined>([
  'payResultPage',
  'result',
  'barrierResult',
  'paySuccess',
  'thirdPay',
  'thirdPaySuccess',
  'thirdPayFail',
]);

/** @param place path and query */
export const isPaymentForm = (place: string): boolean => FORMS.has(nameOfPlace(place));

/** @param place path and query */
export const isResultScreen = (place: string): boolean => RESULTS.has(nameOfPlace(place));

/** Whether the screen in view is a result screen of this attempt. */
export function* isResultInView({ key, payId }: PaymentAttempt): SagaGenerator<boolean> {
  const place = yield* placeInView();
  const [, search] = place.split('?');
  const query = new URLSearchParams(search);
  const isItsName = query.get('key') === key || (payId !== null && query.get('payId') === payId);
  return isResultScreen(place) && isItsName;
}

/**
 * Whether the page was opened for this payment: the screen in view is home, one of its bills, or its result. A driver who opened any other
 * screen came for something else, and a toast tells them when the payment is settled.
 */
export function* shouldShowOnStart(attempt: PaymentAttempt): SagaGenerator<boolean> {
  const place = yield* placeInView();
  const name = nameOfPlace(place);
  if (name === undefined || name === 'home') return true;
  if (isResultScreen(place)) return yield* isResultInView(attempt);
  if (name === 'multiPayPage' || name === 'arrearsPage') return attempt.payable.kind === 'parkingBatch';
  const query = new URLSearchParams(place.replace(/^[^?]*/, ''));
  const bill = { uniqueId: query.get('uniqueId') ?? '', parkId: query.get('parkId') ?? '' };
  return isPaymentForm(place) && billsOf(attempt.payable).includes(parkingBillKey(bill));
}
