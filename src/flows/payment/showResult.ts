import { put, type SagaGenerator, select } from 'typed-redux-saga';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { toastShown } from '@/flows/notices/noticesSlice';
import { goToPath } from '@/navigation/goToSaga';
import { type PathName, pathNameOf, pathTo } from '@/navigation/paths';
import { type RouteState, selectRoute } from '@/navigation/routeSlice';
import { chargeApi } from '@/services/charge/chargeApi';

import { paymentSettled } from './paymentSlice';
import { paymentTexts } from './paymentTexts';

/** How an attempt came to run. */
export interface Run {
  /** The driver has just pressed a button for it and is shown where it leads. */
  readonly isDriven: boolean;
  /** The pathname on which that was. */
  readonly from: string;
}

export const IN_BACKGROUND: Run = { isDriven: false, from: '' };

function* pathname(): SagaGenerator<string> {
  const { location } = yield* select((state: { route: RouteState }) => selectRoute(state));
  return location.pathname;
}

export function* drivenFromHere(): SagaGenerator<Run> {
  return { isDriven: true, from: yield* pathname() };
}

/** Forms that must not be found again on the way back. */
const FORMS: ReadonlySet<PathName | undefined> = new Set<PathName | undefined>([
  'payPage',
  'multiPayPage',
  'parkingPayPage',
  'arrearsPage',
]);

/** The page was loaded anew while a payment was under way: its result is shown, and where the driver wanted to go stays behind it. */
export function* resumedHere(): SagaGenerator<Run> {
  const from = yield* pathname();
  return { isDriven: true, from: FORMS.has(pathNameOf(from)) ? from : '' };
}

export const resultPath = ({ key, payId }: PaymentAttempt): string =>
  pathTo('payResultPage', payId === null ? { key } : { payId, key });

/** Shows the result page in place of the page to pay on, so that no way back leads into a form that was sent. */
export function* showResult(attempt: PaymentAttempt, run: Run): SagaGenerator<void> {
  if (!run.isDriven) return;
  const { location } = yield* select((state: { route: RouteState }) => selectRoute(state));
  const path = resultPath(attempt);
  if (location.pathname + location.search === path) return;
  const replace = location.pathname === run.from || pathNameOf(location.pathname) === 'payResultPage';
  yield* goToPath(path, { replace });
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
    // The driver was told that it is not paid, or looks at something else by now.
    const isElsewhere = pathNameOf(yield* pathname()) !== 'payResultPage';
    if (before.step === 'abandoned' || (!run.isDriven && isElsewhere)) {
      yield* put(toastShown(paymentTexts.settledLate(after.facts.plateText)));
    }
    yield* showResult(after, run);
    return;
  }
  const isRefused = after.serverSaid === 'refused' || after.changedCents !== null;
  if (isRefused) return;
  if (after.serverSaid === 'unpaid') {
    const text = after.hostSaid === 'failed' ? paymentTexts.hostFailed : paymentTexts.unfinished;
    if (run.isDriven) yield* put(toastShown(text));
    return;
  }
  yield* showResult(after, run);
}
