import { type SagaGenerator, select } from 'typed-redux-saga';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { billsOf, parkingBillKey, type Payable } from '@/domain/payment/payable';
import { type RouteState, selectRoute } from '@/navigation/history/routeSlice';
import { type PathName, pathNameOf, pathTo } from '@/navigation/paths';

import { soldForms, soldOf, soldResults } from '../sold/soldTable';

/** Landings of outside cashiers. They show by themselves the outcome of the payment that their address names, whatever was paid. */
const LANDINGS: readonly string[] = ['paySuccess', 'thirdPay', 'thirdPaySuccess', 'thirdPayFail'];

/** Path and query of the screen in view. */
export function* placeInView(): SagaGenerator<string> {
  const { location } = yield* select((state: { route: RouteState }) => selectRoute(state));
  return location.pathname + location.search;
}

/** The path name of a place: path and query. */
export const nameOfPlace = (place: string): PathName | undefined => pathNameOf(place.replace(/\?.*$/, ''));

/** @param place path and query */
export const isPaymentForm = (place: string): boolean => soldForms.has(nameOfPlace(place) ?? '');

/** @param place path and query */
export const isResultScreen = (place: string): boolean => {
  const name = nameOfPlace(place) ?? '';
  return soldResults.has(name) || LANDINGS.includes(name);
};

/** Whether the screen in view is a result screen of this attempt. */
export function* isResultInView({ key, payId }: PaymentAttempt): SagaGenerator<boolean> {
  const place = yield* placeInView();
  const query = queryOf(place);
  const isItsName = query.get('key') === key || (payId !== null && query.get('payId') === payId);
  return isResultScreen(place) && isItsName;
}

/**
 * Whether the page was opened for this payment: the screen in view is home, its form, or its result. A driver who opened any other
 * screen came for something else, and a toast tells them when the payment is settled.
 */
export function* shouldShowOnStart(attempt: PaymentAttempt): SagaGenerator<boolean> {
  const place = yield* placeInView();
  const name = nameOfPlace(place);
  if (name === undefined || name === 'home') return true;
  if (isResultScreen(place)) return yield* isResultInView(attempt);
  return soldOf(attempt.payable).forms.includes(name) && isItsForm(attempt.payable, queryOf(place));
}

/** A form that names a bill or an order belongs to that one only. A form that names none, such as that of a recharge, belongs to all. */
function isItsForm(payable: Payable, query: URLSearchParams): boolean {
  if (payable.kind === 'parkingBatch') return true;
  if (payable.kind === 'order') return (query.get('orderNo') ?? payable.orderNo) === payable.orderNo;
  const bill = { uniqueId: query.get('uniqueId') ?? '', parkId: query.get('parkId') ?? '' };
  return billsOf(payable).includes(parkingBillKey(bill));
}

const queryOf = (place: string): URLSearchParams => new URLSearchParams(place.replace(/^[^?]*/, ''));

/**
 * The address that shows the outcome of an attempt.
 *
 * @param from name of the screen with the payment form
 * @param more added to an address that may open on a device without a journal
 */
export function resultPath(
  { key, payId, payable }: Pick<PaymentAttempt, 'key' | 'payId' | 'payable'>,
  from: PathName | undefined,
  more: { requestId?: string } = {},
): string {
  const { result, resultOf } = soldOf(payable);
  const name = (from === undefined ? undefined : resultOf?.[from]) ?? result;
  // The barrier belongs to a lot, so its screen needs the lot.
  const lot = name === 'barrierResult' && payable.kind === 'parking' ? { parkId: payable.parkId } : {};
  return pathTo(name as 'payResultPage', { ...(payId === null ? { key } : { payId, key }), ...more, ...lot });
}
