import type { SagaGenerator } from 'typed-redux-saga';

import { isPaymentForm, isResultScreen } from './paymentScreens';
import { placeInView } from './placeInView';

/** Who waits for the outcome of a run of an attempt, and where. */
export interface Run {
  /** The driver waits for it: they pressed a button, or reloaded the page meanwhile. They are shown where it leads. */
  readonly isDriven: boolean;
  /** Where the driver was when the run began: path and query. */
  readonly from: string;
  /** Set for a run that a reload took up: where the page was opened. A driver who has left that place is not called back. */
  readonly resumedAt?: string;
}

export const IN_BACKGROUND: Run = { isDriven: false, from: '' };

export function* drivenFromHere(): SagaGenerator<Run> {
  return { isDriven: true, from: yield* placeInView() };
}

/** The page was reloaded while a payment was under way. Its result is shown; the screen in view stays behind it, unless it is a form. */
export function* resumedHere(): SagaGenerator<Run> {
  const from = yield* placeInView();
  return { isDriven: true, from: isPaymentForm(from) ? from : '', resumedAt: from };
}

/** Whether the driver waits for the outcome. After a reload: only while they are still where the page was opened, or on a result. */
export function* isWaitedFor({ isDriven, resumedAt }: Run): SagaGenerator<boolean> {
  if (!isDriven || resumedAt === undefined) return isDriven;
  const place = yield* placeInView();
  return place === resumedAt || isResultScreen(place);
}

/** A driver who was told "not paid" is shown a later outcome only while that screen is still in view. */
export function* stillLookingAt(run: Run): SagaGenerator<Run> {
  return run.isDriven && (yield* placeInView()) === run.from ? run : IN_BACKGROUND;
}
