import type { Task } from 'redux-saga';
import { call, fork, put, type SagaGenerator, select } from 'typed-redux-saga';

import { untilAnswered } from '@/flows/leaving/untilAnswered';
import { toastShown } from '@/flows/notices/noticesSlice';
import { hasScreen } from '@/navigation/edition';
import { goToPath } from '@/navigation/history/goToSaga';
import { selectRoute } from '@/navigation/history/routeSlice';
import { pathNameOf, pathTo } from '@/navigation/paths';
import { getPorts } from '@/services/transport/ports/getPorts';
import {
  CODE_LANE_WITHOUT_BILL,
  type ErrorEffect,
  failureText,
  staysInBlock,
  unknownCallText,
} from '@/services/transport/query/errorCodes';
import { isUnknownCall, type ServiceError } from '@/services/transport/query/serviceError';

import { LOGIN_NAMES } from './endSession';
import type { AskedPlate, Failure } from './rejectedCalls';

type Dialog = Extract<ErrorEffect, { do: 'dialog' }>;

/** To a driver, ten calls that fail together are one event. */
const SAME_WITHIN_MS = 2_000;

/** What the driver has been told already. */
export interface Told {
  /** The dialog that is open, or was open last. */
  dialog?: Task;
  /** The last toast, and when it was shown, by the monotonic clock. */
  toast?: { readonly text: string; readonly atMs: number };
  /** The codes that came from calls which nobody pressed, in the session of `epoch`. */
  quiet: string;
  epoch: number;
}

/** Tells the driver of this session about calls that failed together. It goes to one screen at most, opens one dialog at most, and shows each toast once. */
export function* tellFailures(failures: readonly Failure[], told: Told, epoch: number): SagaGenerator<void> {
  const { local, clock } = yield* getPorts();
  if (told.epoch !== epoch) Object.assign(told, { quiet: '', epoch });
  let hasGone = false;
  for (const { error, isMutation, effect, asked } of failures) {
    if (error.handled || (!isMutation && staysInBlock(error))) continue;
    if (error.isQuiet) {
      if (told.quiet.includes(error.code)) continue;
      told.quiet += error.code;
    }
    const isAtLane =
      error.code === CODE_LANE_WITHOUT_BILL && local.get('sourceType') === '5' && hasScreen('scanPayPage');
    if (isAtLane || effect.do === 'goTo') {
      const name = effect.do === 'goTo' ? effect.path : 'scanPayPage';
      // It may wait for a payment; other failures are told meanwhile.
      if (!hasGone) yield* fork(() => goOnce(name, told, error));
      hasGone = true;
    } else if (effect.do === 'dialog') {
      if (!told.dialog?.isRunning()) told.dialog = yield* fork(showLate, error, effect, asked);
    } else if (effect.do === 'toast') {
      const text = isUnknownCall(error)
        ? unknownCallText
        : error.kind === 'refused' && effect.text !== 'server'
          ? effect.text
          : error.message || failureText[error.kind];
      if (!isRepeated(`${error.code} ${text}`, told, clock.monotonic())) yield* put(toastShown(text, effect.forMs));
    }
  }
}

/** The server has just answered, so there is a line for the dialog's code. If it does not come all the same, a toast says as much as it can. */
function* showLate(error: ServiceError, effect: Dialog, asked: AskedPlate | undefined): SagaGenerator<void> {
  const { report } = yield* getPorts();
  try {
    const { showDialog } = yield* call(() => import(/* webpackChunkName: "error-dialog" */ './errorDialog'));
    yield* showDialog(error, effect, asked);
  } catch (failure) {
    report(failure, 'errorDialog');
    yield* put(toastShown(effect.text === 'server' ? error.message || failureText.refused : effect.text));
  }
}

/** Who is led to bind a phone comes back from there. On the scan page itself the server's message is all that is left to show. */
function* goOnce(name: 'bindPhone' | 'scanPayPage', told: Told, { code, message }: ServiceError): SagaGenerator<void> {
  yield* untilAnswered();
  const { pathname, search } = (yield* select(selectRoute)).location;
  const here = pathNameOf(pathname);
  if (here !== name) {
    const isSignIn = here === undefined || LOGIN_NAMES.has(here);
    const redirect = isSignIn ? undefined : pathname + search;
    yield* goToPath(name === 'bindPhone' ? pathTo(name, { redirect }) : pathTo(name));
  } else if (name === 'scanPayPage') {
    const { clock } = yield* getPorts();
    const text = message || failureText.refused;
    if (!isRepeated(`${code} ${text}`, told, clock.monotonic())) yield* put(toastShown(text));
  }
}

function isRepeated(text: string, told: Told, atMs: number): boolean {
  if (told.toast?.text === text && atMs - told.toast.atMs < SAME_WITHIN_MS) return true;
  told.toast = { text, atMs };
  return false;
}
