import { call, type SagaGenerator, select, take } from 'typed-redux-saga';

import { untilAnswered } from '@/flows/leaving/untilAnswered';
import { dialogSaga } from '@/flows/notices/dialogSaga';
import { selectIsSignedIn, sessionEnded } from '@/flows/session/sessionSlice';
import { hasScreen, start } from '@/navigation/edition';
import { goBack, goToPath } from '@/navigation/history/goToSaga';
import { pathTo } from '@/navigation/paths';
import { plateCalls } from '@/services/charge/plates';
import { getPorts } from '@/services/transport/ports/getPorts';
import {
  type ErrorAction,
  type ErrorButton,
  type ErrorEffect,
  failureText,
} from '@/services/transport/query/errorCodes';
import type { ServiceError } from '@/services/transport/query/serviceError';

import { loginPath } from './endSession';
import type { AskedPlate } from './rejectedCalls';

/** Help about an account or a plate. */
const HELP = 'customerServiceQuestionConsultation';

/** The only button when no other action is possible. */
const ACKNOWLEDGE: ErrorButton = { label: '知道了', action: { do: 'close' }, isMain: true };

/** Shows the dialog of a row of the error table, and performs what the driver has chosen. */
export function* showDialog(
  error: ServiceError,
  effect: Extract<ErrorEffect, { do: 'dialog' }>,
  asked?: AskedPlate,
): SagaGenerator<void> {
  const { config } = yield* getPorts();
  const choices = offered(effect.buttons, config.servicePhone);
  const buttons = choices.map(({ label, isMain }, index) => ({
    key: String(index),
    label,
    ...(isMain === true ? { isMain } : {}),
  }));
  const text = effect.text === 'server' ? error.message || failureText.refused : effect.text;
  const answer = yield* dialogSaga({ title: effect.title, text, ns: error.ns, buttons });
  const chosen = answer === '' ? undefined : choices[Number(answer)];
  if (chosen === undefined) return;
  yield* perform(chosen.action, { plateNo: yield* plateOf(asked ?? {}), errorId: error.ns });
}

/** The plate that the call was about. One that is known by its id stands among the driver's plates, as far as they were read. */
function* plateOf({ plateNo, plateId, plateIds = [] }: AskedPlate): SagaGenerator<string | undefined> {
  if (plateNo !== undefined) return plateNo;
  const wanted = plateId ?? plateIds[0];
  const { data } = yield* select(plateCalls.endpoints.listBoundPlates.select());
  return data?.results.find((plate) => plate.plateId === wanted)?.plateNo;
}

/**
 * The buttons that this build can offer. If it lacks the screen behind a button, the driver may call customer service instead, provided
 * that the operator has set a phone number.
 */
function offered(buttons: readonly ErrorButton[], servicePhone: string): readonly ErrorButton[] {
  const kept = buttons.flatMap((button) => {
    if (button.action.do !== 'goTo' || hasScreen(button.action.path)) return [button];
    const ring: ErrorButton = { ...button, label: '拨打客服电话', action: { do: 'callService' } };
    return servicePhone === '' ? [] : [ring];
  });
  const hasMain = kept.some(({ isMain }) => isMain === true);
  return hasMain ? kept : [ACKNOWLEDGE];
}

/** `known`: what help is opened with. */
function* perform(
  action: ErrorAction,
  known: { readonly plateNo: string | undefined; readonly errorId: string },
): SagaGenerator<void> {
  const { page, config, host, session } = yield* getPorts();
  yield* untilAnswered();
  if (action.do === 'goTo') {
    const query = action.path === HELP ? { ...action.query, ...known } : action.query;
    yield* goToPath(pathTo(action.path as 'login', query as never));
  }
  if (action.do === 'goBack') yield* goBack();
  if (action.do === 'signIn') {
    const path = yield* loginPath('redirect-here');
    yield* call(session.clear);
    // A sign-in screen sends on whom the store still has signed in.
    while (yield* select(selectIsSignedIn)) yield* take(sessionEnded);
    if (path !== null) yield* goToPath(path);
  }
  if (action.do === 'callService') yield* call(page.leave, `tel:${config.servicePhone}`);
  if (action.do === 'closeWindow') {
    const bridge = yield* call(host.load);
    const closed = yield* call(bridge.close);
    if (!closed.ok) yield* goToPath(pathTo(start), { replace: true });
  }
}
