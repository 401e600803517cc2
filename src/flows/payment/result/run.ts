import { type SagaGenerator, select } from 'typed-redux-saga';

import { belongsTo, type PaymentAttempt } from '@/domain/payment/attempt';
import { getPorts } from '@/services/transport/ports/getPorts';

import { selectSeen } from '../state/paymentSlice';
import { isPaymentForm, isResultInView, isResultScreen, placeInView } from './paymentScreens';

/** Whether the driver waits for the outcome of an attempt, and on which screen. */
export interface Run {
  /** The driver waits for the outcome, because they pressed a button or reloaded the page meanwhile. The app then navigates to the result. */
  readonly isDriven: boolean;
  /** The screen where the run began: path and query. */
  readonly from: string;
  /**
   * Set for a run that continues after a reload: the screen on which the page
   * was opened. A driver who has left that screen is not taken to the result.
   */
  readonly resumedAt?: string;
}

export const IN_BACKGROUND: Run = { isDriven: false, from: '' };

export function* userRun(): SagaGenerator<Run> {
  return { isDriven: true, from: yield* placeInView() };
}

/** The run of a payment that a reload interrupted. Its result is shown. Back leads to the screen in view, unless that is a form. */
export function* resumedRun(): SagaGenerator<Run> {
  const from = yield* placeInView();
  return { isDriven: true, from: isPaymentForm(from) ? from : '', resumedAt: from };
}

/**
 * Whether the driver waits for the outcome. After a reload, only while they are still on the screen where the page was opened, or on a result. Who has
 * left the result waits no more: home and /mine say it, and no page jumps over what they do now.
 */
export function* isWaitedFor(attempt: PaymentAttempt, { isDriven, resumedAt }: Run): SagaGenerator<boolean> {
  if (!isDriven || (yield* isLeft(attempt))) return false;
  if (resumedAt === undefined) return true;
  const place = yield* placeInView();
  return place === resumedAt || isResultScreen(place);
}

/** Whether the driver has had the result before their eyes since they last decided, and has gone elsewhere. */
function* isLeft(attempt: PaymentAttempt): SagaGenerator<boolean> {
  const isSeen = (yield* select(selectSeen)).includes(attempt.requestId);
  return isSeen && !(yield* isResultInView(attempt));
}

/** A driver who was told "not paid" sees a later outcome only while that same screen is still in view. */
export function* runIfStillInView(run: Run): SagaGenerator<Run> {
  return run.isDriven && (yield* placeInView()) === run.from ? run : IN_BACKGROUND;
}

/** Whether the driver who uses the app now is the one whose payment it is. Nobody else is shown anything about it. */
export function* isShownToReader(payment: Pick<PaymentAttempt, 'owner'>): SagaGenerator<boolean> {
  const { session } = yield* getPorts();
  return belongsTo(
    { ...payment, ...(payment.owner !== undefined && { owner: session.nameOf(payment.owner) }) },
    session.owner(),
  );
}
