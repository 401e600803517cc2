import { put, type SagaGenerator, select } from 'typed-redux-saga';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { billsOf, parkingBillKey } from '@/domain/payment/payable';
import { toastShown } from '@/flows/notices/noticesSlice';
import { goToPath } from '@/navigation/goToSaga';
import { type PathName, pathNameOf } from '@/navigation/paths';
import { type RouteState, selectRoute } from '@/navigation/routeSlice';
import { chargeApi } from '@/services/charge/chargeApi';

import { paymentSettled, selectAttempts } from '../paymentSlice';
import { paymentTexts } from '../paymentTexts';
import { nameOfPlace, resultPath } from '../resultPath';

/** How an attempt came to run. */
export interface Run {
  /** The driver has just pressed a button for it and is shown where it leads. */
  readonly isDriven: boolean;
  /** Where that was: path and query. */
  readonly from: string;
  /** For a run that a reload took up: the place it was taken up at. Who has gone on since is not called back. */
  readonly resumedAt?: string;
}

export const IN_BACKGROUND: Run = { isDriven: false, from: '' };

/** Path and query of the screen in view. */
export function* placeInView(): SagaGenerator<string> {
  const { location } = yield* select((state: { route: RouteState }) => selectRoute(state));
  return location.pathname + location.search;
}

export function* drivenFromHere(): SagaGenerator<Run> {
  return { isDriven: true, from: yield* placeInView() };
}

/** Forms that must not be found again on the way back. */
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

/** Pages that say by themselves what became of the payment that their address names. */
const RESULTS: ReadonlySet<PathName | undefined> = new Set<PathName | undefined>([
  'payResultPage',
  'result',
  'barrierResult',
  'paySuccess',
  'thirdPay',
  'thirdPaySuccess',
  'thirdPayFail',
]);

/** The page was loaded anew while a payment was under way: its result is shown, and where the driver wanted to go stays behind it. */
export function* resumedHere(): SagaGenerator<Run> {
  const from = yield* placeInView();
  return { isDriven: true, from: FORMS.has(nameOfPlace(from)) ? from : '', resumedAt: from };
}

/**
 * Whether a page that starts at this place is opened for this payment: at home, on its own bill, on its result. Who has scanned
 * another car's code or opened another screen has another errand, and is told by a toast when it is settled.
 */
export function* isSoughtHere(attempt: PaymentAttempt): SagaGenerator<boolean> {
  const place = yield* placeInView();
  const name = nameOfPlace(place);
  if (name === undefined || name === 'home') return true;
  if (RESULTS.has(name)) return yield* isShown(attempt);
  if (name === 'multiPayPage' || name === 'arrearsPage') return attempt.payable.kind === 'parkingBatch';
  const query = new URLSearchParams(place.replace(/^[^?]*/, ''));
  const bill = { uniqueId: query.get('uniqueId') ?? '', parkId: query.get('parkId') ?? '' };
  return FORMS.has(name) && billsOf(attempt.payable).includes(parkingBillKey(bill));
}

/** Kept with the entry of the history that a cashier outside the page was opened from. */
const LEFT_FOR_CASHIER = 'leftForCashier';

function* isLeftForCashier(): SagaGenerator<boolean> {
  const { location } = yield* select((state: { route: RouteState }) => selectRoute(state));
  return location.state === LEFT_FOR_CASHIER;
}

/** Shows the result page in place of the page to pay on, so that no way back leads into a form that was sent. */
export function* showResult(attempt: PaymentAttempt, run: Run): SagaGenerator<void> {
  if (!(yield* isWaitedFor(run))) return;
  const place = yield* placeInView();
  const path = resultPath(attempt, nameOfPlace(run.from));
  const isHere = place === path || (nameOfPlace(place) !== 'payResultPage' && (yield* isShown(attempt)));
  if (isHere && !(yield* isLeftForCashier())) return;
  yield* goToPath(path, { replace: isReplaced(place, run) });
}

const isReplaced = (place: string, run: Run): boolean => place === run.from || RESULTS.has(nameOfPlace(place));

/** Whether somebody waits for what comes of it: the driver who pressed, or who came back to this page and is still where he came back to. */
function* isWaitedFor({ isDriven, resumedAt }: Run): SagaGenerator<boolean> {
  if (!isDriven || resumedAt === undefined) return isDriven;
  const place = yield* placeInView();
  return place === resumedAt || RESULTS.has(nameOfPlace(place));
}

/** The page gives way to a cashier: whoever comes back to it must find the result and not the form. */
export function* showBehindCashier(attempt: PaymentAttempt, run: Run): SagaGenerator<void> {
  if (!run.isDriven) return;
  const replace = isReplaced(yield* placeInView(), run);
  yield* goToPath(resultPath(attempt, nameOfPlace(run.from)), { replace, state: LEFT_FOR_CASHIER });
}

/**
 * A cashier outside the page returns to a result page of its own, which told the driver already: the way back from there skips
 * the one that the cashier was opened from. Answers its attempt; null where nothing is to be skipped.
 *
 * @param isTold settled by another page than this one
 */
export function* findTold(isTold: (attempt: PaymentAttempt) => boolean): SagaGenerator<PaymentAttempt | null> {
  if (!(yield* isLeftForCashier())) return null;
  for (const attempt of Object.values(yield* select(selectAttempts))) {
    if (attempt.step === 'settled' && isTold(attempt) && (yield* isShown(attempt))) return attempt;
  }
  return null;
}

/** A driver who was told "not paid" and still looks at that page is shown what became of it; elsewhere he is left alone. */
export function* stillLookingAt(run: Run): SagaGenerator<Run> {
  return run.isDriven && (yield* placeInView()) === run.from ? run : IN_BACKGROUND;
}

/** Whether the result page in view is about this attempt and says by itself what became of it. */
function* isShown({ key, payId }: PaymentAttempt): SagaGenerator<boolean> {
  const [path = '', search] = (yield* placeInView()).split('?');
  const query = new URLSearchParams(search);
  const isItsName = query.get('key') === key || (payId !== null && query.get('payId') === payId);
  return RESULTS.has(pathNameOf(path)) && isItsName;
}

/** Says once what became of an attempt and lets everything that shows it be read again. */
export function* conclude(before: PaymentAttempt, after: PaymentAttempt, run: Run): SagaGenerator<void> {
  if (after.step === 'unresolved') {
    yield* showResult(after, run);
    return;
  }
  if (after.step === 'settled') yield* put(paymentSettled(after));
  yield* put(chargeApi.util.invalidateTags(['Bill', 'Payment', 'UsableCoupon']));
  if (after.step === 'settled') {
    if (!(yield* isWaitedFor(run)) && !(yield* isShown(after)))
      yield* put(toastShown(paymentTexts.settledLate(after.facts.plateText)));
    yield* showResult(after, run);
    return;
  }
  const isRefused = after.serverSaid === 'refused' || after.changedCents !== null;
  if (isRefused) return;
  if (after.serverSaid === 'unpaid') {
    const text = after.hostSaid === 'failed' ? paymentTexts.hostFailed : paymentTexts.unfinished;
    if (yield* isWaitedFor(run)) yield* put(toastShown(text));
    return;
  }
  // Who was told "not paid" is on the page to pay on, which says by itself that the order is closed.
  if (before.step !== 'abandoned') yield* showResult(after, run);
}
