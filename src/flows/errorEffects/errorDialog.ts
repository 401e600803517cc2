import { call, type SagaGenerator, select, take } from 'typed-redux-saga';

import { waitForPaymentOrderResponse } from '@/flows/leaving/waitForPaymentOrderResponse';
import { showDialogUntilAnswered } from '@/flows/notices/showDialogUntilAnswered';
import { selectIsSignedIn, sessionEnded } from '@/flows/session/sessionSlice';
import { hasScreen, homeScreen } from '@/navigation/edition';
import { goBack, goToPath } from '@/navigation/history/goToSaga';
import { pathTo } from '@/navigation/paths';
import { getPorts } from '@/platform/ports/getPorts';
import type { DialogErrorEffect } from '@/services/base/baseQuery/errorEffectsByCode';
import type { ServiceError } from '@/services/base/baseQuery/serviceError';
import { plateCalls } from '@/services/charge/plates';

import { resolveSignInPath } from './endSessionOnError';
import { type ErrorDialogAction, type ErrorDialogButton, errorDialogButtons } from './errorDialogButtons';
import { getErrorDialogText } from './errorEffectViews';
import type { PlateArgs } from './rejectedCalls';

/** Help about an account or a plate. */
const HELP = 'customerServiceQuestionConsultation';

/** The only button when no other action is possible. */
const ACKNOWLEDGE: ErrorDialogButton = { label: '知道了', action: { do: 'close' }, isMain: true };

/** Shows the dialog of an effect, and performs the chosen action. */
export function* showErrorDialog(
  error: ServiceError,
  effect: DialogErrorEffect,
  plateArgs?: PlateArgs,
): SagaGenerator<void> {
  const { config } = yield* getPorts();
  const choices = availableButtons(errorDialogButtons[effect], config.servicePhone);
  const buttons = choices.map(({ label, isMain }, index) => ({
    key: String(index),
    label,
    ...(isMain === true ? { isMain } : {}),
  }));
  const text = getErrorDialogText(effect, error);
  const answer = yield* showDialogUntilAnswered({ title: '提示', text, ns: error.ns, buttons });
  const chosen = answer === '' ? undefined : choices[Number(answer)];
  if (chosen === undefined) return;
  yield* performAction(chosen.action, { plateNo: yield* resolvePlate(plateArgs ?? {}), errorId: error.ns });
}

/**
 * The plate that the call was about. A plate with only an id is found among the driver's plates, if they are loaded.
 */
function* resolvePlate({ plateNo, plateId, plateIds = [] }: PlateArgs): SagaGenerator<string | undefined> {
  if (plateNo !== undefined) return plateNo;
  const wanted = plateId ?? plateIds[0];
  const { data } = yield* select(plateCalls.endpoints.listBoundPlates.select());
  return data?.results.find((plate) => plate.plateId === wanted)?.plateNo;
}

/**
 * The buttons that this build can offer. If it lacks the screen of a button, the driver can call customer service
 * instead, if the operator has set a phone number.
 */
function availableButtons(buttons: readonly ErrorDialogButton[], servicePhone: string): readonly ErrorDialogButton[] {
  const available = buttons.flatMap((button) => {
    if (button.action.do !== 'goTo' || hasScreen(button.action.path)) return [button];
    const callButton: ErrorDialogButton = { ...button, label: '拨打客服电话', action: { do: 'callService' } };
    return servicePhone === '' ? [] : [callButton];
  });
  const hasMain = available.some(({ isMain }) => isMain === true);
  return hasMain ? available : [ACKNOWLEDGE];
}

/** `helpQuery`: the query for the help screen. */
function* performAction(
  action: ErrorDialogAction,
  helpQuery: { readonly plateNo: string | undefined; readonly errorId: string },
): SagaGenerator<void> {
  const { page, config, host, session } = yield* getPorts();
  yield* waitForPaymentOrderResponse();
  if (action.do === 'goTo') {
    const query = action.path === HELP ? { ...action.query, ...helpQuery } : action.query;
    yield* goToPath(pathTo(action.path as 'login', query as never));
  }
  if (action.do === 'goBack') yield* goBack();
  if (action.do === 'signIn') {
    const path = yield* resolveSignInPath('redirect-here');
    yield* call(session.clear);
    // A sign-in screen redirects a driver who is still signed in according to the store.
    while (yield* select(selectIsSignedIn)) yield* take(sessionEnded);
    if (path !== null) yield* goToPath(path);
  }
  if (action.do === 'callService') yield* call(page.leave, `tel:${config.servicePhone}`);
  if (action.do === 'closeWindow') {
    const bridge = yield* call(host.load);
    const closed = yield* call(bridge.close);
    if (!closed.ok) yield* goToPath(pathTo(homeScreen), { replace: true });
  }
}
