import { type SagaGenerator, select } from 'typed-redux-saga';

import { isOwnOrVisitorPayment, type PaymentAttempt } from '@/domain/payment/attempt';
import { getPorts } from '@/platform/ports/getPorts';

import { selectViewedPaymentResultIds } from '../state/paymentSlice';
import { getCurrentPath, isPaymentFormPath, isPaymentResultInView, isPaymentResultPath } from './paymentScreens';

/** Whether the driver waits for the outcome of an attempt, and on which screen. */
export interface PaymentAttemptOrigin {
  /**
   * The driver has pressed a button, or reloaded the page meanwhile, and waits for the outcome. The app then opens the
   * result.
   */
  readonly isUserInitiated: boolean;
  /** The screen where the attempt was started or resumed: path and query. */
  readonly originPath: string;
  /**
   * Set after a reload: the screen on which the page was opened. A driver who has left that screen is not taken to the
   * result.
   */
  readonly resumedPath?: string;
}

export const BACKGROUND_PAYMENT_ORIGIN: PaymentAttemptOrigin = { isUserInitiated: false, originPath: '' };

export function* createUserInitiatedPaymentOrigin(): SagaGenerator<PaymentAttemptOrigin> {
  return { isUserInitiated: true, originPath: yield* getCurrentPath() };
}

/**
 * The origin of a payment that a reload interrupted. Its result is shown. Back leads to the screen in view, unless
 * that is a form.
 */
export function* createResumedPaymentOrigin(): SagaGenerator<PaymentAttemptOrigin> {
  const path = yield* getCurrentPath();
  return { isUserInitiated: true, originPath: isPaymentFormPath(path) ? path : '', resumedPath: path };
}

/**
 * Whether the driver still waits for the outcome. After a reload, only on the screen where the page was opened, or on a
 * result. A driver who has left the result no longer waits: home and /mine show the outcome, and no navigation
 * interrupts them.
 */
export function* isDriverAwaitingPaymentResult(
  attempt: PaymentAttempt,
  { isUserInitiated, resumedPath }: PaymentAttemptOrigin,
): SagaGenerator<boolean> {
  if (!isUserInitiated || (yield* hasLeftResult(attempt))) return false;
  if (resumedPath === undefined) return true;
  const path = yield* getCurrentPath();
  return path === resumedPath || isPaymentResultPath(path);
}

/** Whether the driver has viewed the result since their last decision, and has left it. */
function* hasLeftResult(attempt: PaymentAttempt): SagaGenerator<boolean> {
  const isViewed = (yield* select(selectViewedPaymentResultIds)).includes(attempt.requestId);
  return isViewed && !(yield* isPaymentResultInView(attempt));
}

/** A driver who has seen "not paid" is shown a later outcome only while the same screen is still in view. */
export function* toBackgroundOriginIfScreenLeft(context: PaymentAttemptOrigin): SagaGenerator<PaymentAttemptOrigin> {
  return context.isUserInitiated && (yield* getCurrentPath()) === context.originPath
    ? context
    : BACKGROUND_PAYMENT_ORIGIN;
}

/** Whether the payment belongs to the current driver. Nobody else is shown anything about it. */
export function* isPaymentVisibleToDriver(payment: Pick<PaymentAttempt, 'owner'>): SagaGenerator<boolean> {
  const { session } = yield* getPorts();
  return isOwnOrVisitorPayment(
    { ...payment, ...(payment.owner !== undefined && { owner: session.resolveOwner(payment.owner) }) },
    session.owner(),
  );
}
