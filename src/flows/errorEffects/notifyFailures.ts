import type { Task } from 'redux-saga';
import { call, fork, put, type SagaGenerator, select } from 'typed-redux-saga';

import { waitForPaymentOrderResponse } from '@/flows/leaving/waitForPaymentOrderResponse';
import { FALLBACK_FAILURE_TEXTS, UNSUPPORTED_CALL_TEXT } from '@/flows/notices/failureTexts';
import { toastShown } from '@/flows/notices/noticesSlice';
import { hasScreen } from '@/navigation/edition';
import { goToPath } from '@/navigation/history/goToSaga';
import { selectRoute } from '@/navigation/history/routeSlice';
import { findScreenNameByPathname, pathTo } from '@/navigation/paths';
import { getPorts } from '@/platform/ports/getPorts';
import {
  type DialogErrorEffect,
  isDialogErrorEffect,
  isInlineError,
  isToastErrorEffect,
  NO_LANE_BILL_ERROR_CODE,
} from '@/services/base/baseQuery/errorEffectsByCode';
import { isCallUnsupportedByGateway, type ServiceError } from '@/services/base/baseQuery/serviceError';

import { SIGN_IN_SCREEN_NAMES } from './endSessionOnError';
import { getErrorDialogText, getErrorToastMs } from './errorEffectViews';
import type { FailedCall, PlateArgs } from './rejectedCalls';

/** For a driver, ten calls that fail together are one event. */
const DUPLICATE_TOAST_MS = 2_000;

/** What the driver was notified of already. */
export interface NotifiedFailures {
  /** The dialog that is open, or was open last. */
  dialog?: Task;
  /** The last toast, and when it was shown, by the monotonic clock. */
  toast?: { readonly text: string; readonly atMs: number };
  /** The codes of background calls in the session of `epoch`. */
  quietCodes: string;
  epoch: number;
}

/**
 * Notifies the driver of this session of calls that failed together. It opens at most one screen and one dialog, and
 * shows each toast once.
 */
export function* notifyFailures(
  failures: readonly FailedCall[],
  notified: NotifiedFailures,
  epoch: number,
): SagaGenerator<void> {
  const { local, clock } = yield* getPorts();
  if (notified.epoch !== epoch) Object.assign(notified, { quietCodes: '', epoch } satisfies Partial<NotifiedFailures>);
  let hasNavigated = false;
  for (const { error, isMutation, effect, plateArgs } of failures) {
    if (error.handled || (!isMutation && isInlineError(error))) continue;
    if (error.isQuiet) {
      if (notified.quietCodes.includes(error.code)) continue;
      notified.quietCodes += error.code;
    }
    const isAtLane =
      error.code === NO_LANE_BILL_ERROR_CODE && local.get('sourceType') === '5' && hasScreen('scanPayPage');
    if (isAtLane || effect === 'openPhoneBinding') {
      const name = isAtLane ? 'scanPayPage' : 'bindPhone';
      // The navigation may wait for a payment; other failures are shown meanwhile.
      if (!hasNavigated) yield* fork(() => navigateOnce(name, notified, error));
      hasNavigated = true;
    } else if (isDialogErrorEffect(effect)) {
      if (!notified.dialog?.isRunning()) notified.dialog = yield* fork(showLazyDialog, error, effect, plateArgs);
    } else if (isToastErrorEffect(effect)) {
      const text = isCallUnsupportedByGateway(error)
        ? UNSUPPORTED_CALL_TEXT
        : error.message || FALLBACK_FAILURE_TEXTS[error.kind];
      if (!isRepeated(`${error.code} ${text}`, notified, clock.monotonic()))
        yield* put(toastShown(text, getErrorToastMs(effect)));
    }
  }
}

/**
 * Loads and shows the dialog. The server has just responded, so its code can usually be loaded; otherwise a toast shows
 * the text.
 */
function* showLazyDialog(
  error: ServiceError,
  effect: DialogErrorEffect,
  plateArgs: PlateArgs | undefined,
): SagaGenerator<void> {
  const { report } = yield* getPorts();
  try {
    const { showErrorDialog: showDialog } = yield* call(
      () => import(/* webpackChunkName: "error-dialog" */ './errorDialog'),
    );
    yield* showDialog(error, effect, plateArgs);
  } catch (failure) {
    report(failure, 'errorDialog');
    yield* put(toastShown(getErrorDialogText(effect, error)));
  }
}

/**
 * Opens a screen, with the current one as return path for binding a phone. On the scan page itself, only the server's
 * message is shown.
 */
function* navigateOnce(
  name: 'bindPhone' | 'scanPayPage',
  notified: NotifiedFailures,
  { code, message }: ServiceError,
): SagaGenerator<void> {
  yield* waitForPaymentOrderResponse();
  const { pathname, search } = (yield* select(selectRoute)).location;
  const currentName = findScreenNameByPathname(pathname);
  if (currentName !== name) {
    const isSignIn = currentName === undefined || SIGN_IN_SCREEN_NAMES.has(currentName);
    const redirect = isSignIn ? undefined : pathname + search;
    yield* goToPath(name === 'bindPhone' ? pathTo(name, { redirect }) : pathTo(name));
  } else if (name === 'scanPayPage') {
    const { clock } = yield* getPorts();
    const text = message || FALLBACK_FAILURE_TEXTS.refused;
    if (!isRepeated(`${code} ${text}`, notified, clock.monotonic())) yield* put(toastShown(text));
  }
}

function isRepeated(text: string, notified: NotifiedFailures, atMs: number): boolean {
  if (notified.toast?.text === text && atMs - notified.toast.atMs < DUPLICATE_TOAST_MS) return true;
  notified.toast = { text, atMs };
  return false;
}
