import { type SagaGenerator, select } from 'typed-redux-saga';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { billKeysOf, parkingBillKey, type Payable } from '@/domain/payment/payable';
import { type RouteState, selectRoute } from '@/navigation/history/routeSlice';
import { findScreenNameByPathname, pathTo, type ScreenName } from '@/navigation/paths';

import {
  getCheckoutProductDefinition,
  paymentFormScreenNames,
  paymentResultScreenNames,
} from '../products/checkoutProductRegistry';

/**
 * Landing screens of external cashiers. They show the outcome of the payment that their URL names, whatever was paid.
 */
const CASHIER_LANDINGS: readonly string[] = ['paySuccess', 'thirdPay', 'thirdPaySuccess', 'thirdPayFail'];

/** Path and query of the screen in view. */
export function* getCurrentPath(): SagaGenerator<string> {
  const { location } = yield* select((state: { route: RouteState }) => selectRoute(state));
  return location.pathname + location.search;
}

/** The screen name for a URL, which is path and query. */
export const findScreenNameByUrl = (path: string): ScreenName | undefined =>
  findScreenNameByPathname(path.replace(/\?.*$/, ''));

/** @param path path and query */
export const isPaymentFormPath = (path: string): boolean => paymentFormScreenNames.has(findScreenNameByUrl(path) ?? '');

/** @param path path and query */
export const isPaymentResultPath = (path: string): boolean => {
  const name = findScreenNameByUrl(path) ?? '';
  return paymentResultScreenNames.has(name) || CASHIER_LANDINGS.includes(name);
};

/** Whether the screen in view is a result screen of this attempt. */
export function* isPaymentResultInView({ key, payId }: PaymentAttempt): SagaGenerator<boolean> {
  const path = yield* getCurrentPath();
  const query = parseQuery(path);
  const isNamedInQuery = query.get('key') === key || (payId !== null && query.get('payId') === payId);
  return isPaymentResultPath(path) && isNamedInQuery;
}

/**
 * Whether the page was opened for this payment: the screen in view is home, its form, or its result. A driver on any
 * other screen came for something else, and a toast notifies them when the payment is settled.
 */
export function* shouldShowPaymentResultOnStart(attempt: PaymentAttempt): SagaGenerator<boolean> {
  const path = yield* getCurrentPath();
  const name = findScreenNameByUrl(path);
  if (name === undefined || name === 'home') return true;
  if (isPaymentResultPath(path)) return yield* isPaymentResultInView(attempt);
  return (
    getCheckoutProductDefinition(attempt.payable).forms.includes(name) && isFormOf(attempt.payable, parseQuery(path))
  );
}

/**
 * A form whose URL names a bill or an order belongs to that one only. A form that names none, such as that of a
 * recharge, belongs to all.
 */
function isFormOf(payable: Payable, query: URLSearchParams): boolean {
  if (payable.kind === 'parkingBatch') return true;
  if (payable.kind === 'order') return (query.get('orderNo') ?? payable.orderNo) === payable.orderNo;
  const bill = { uniqueId: query.get('uniqueId') ?? '', parkId: query.get('parkId') ?? '' };
  return billKeysOf(payable).includes(parkingBillKey(bill));
}

const parseQuery = (path: string): URLSearchParams => new URLSearchParams(path.replace(/^[^?]*/, ''));

/**
 * The path of the screen that shows the outcome of an attempt.
 *
 * @param from name of the screen with the payment form
 * @param extraQuery added to a URL that may open on a device without a journal
 */
export function paymentResultPath(
  { key, payId, payable }: Pick<PaymentAttempt, 'key' | 'payId' | 'payable'>,
  from: ScreenName | undefined,
  extraQuery: { requestId?: string } = {},
): string {
  const { resultScreen, resultScreenByForm } = getCheckoutProductDefinition(payable);
  const name = (from === undefined ? undefined : resultScreenByForm?.[from]) ?? resultScreen;
  // The barrier belongs to a lot, so its screen needs the lot.
  const lotQuery = name === 'barrierResult' && payable.kind === 'parking' ? { parkId: payable.parkId } : {};
  return pathTo(name as 'payResultPage', {
    ...(payId === null ? { key } : { payId, key }),
    ...extraQuery,
    ...lotQuery,
  });
}
