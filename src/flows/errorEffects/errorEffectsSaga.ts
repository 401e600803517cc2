import type { Action, UnknownAction } from '@reduxjs/toolkit';
import { actionChannel, call, delay, flush, fork, put, race, type SagaGenerator, select, take } from 'typed-redux-saga';

import { askSaga } from '@/flows/notices/askSaga';
import { dialogAnswered, dialogAsked, selectNotices, toastShown } from '@/flows/notices/noticesSlice';
import { loginLeadBegan, loginLeadEnded } from '@/flows/session/sessionSlice';
import { hasScreen, start } from '@/navigation/edition';
import { goBack, goToPath } from '@/navigation/goToSaga';
import { ownPath } from '@/navigation/ownPath';
import { pathNameOf, pathTo } from '@/navigation/paths';
import { routeChanged, selectRoute } from '@/navigation/routeSlice';
import {
  CODE_LANE_WITHOUT_BILL,
  effectOf,
  type ErrorAct,
  type ErrorButton,
  type ErrorEffect,
  failureText,
  LOGIN_DELAY_MS,
} from '@/services/transport/errorCodes';
import { getPorts } from '@/services/transport/getPorts';
import { isServiceError, type ServiceError } from '@/services/transport/serviceError';

/** Calls that fail within this time have failed at once: what ends the session is told, and nothing of the others. */
const AT_ONCE_MS = 30;
/** Ten calls that fail together are one event to a person. */
const SAME_WITHIN_MS = 2_000;
const LOGIN_NAMES = new Set(['login', 'loginIndex', 'loginLoading']);

/** What is left where nothing can be done. */
const ACKNOWLEDGE: ErrorButton = { label: '知道了', act: { do: 'close' }, isMain: true };

interface RejectedMeta {
  meta?: { rejectedWithValue?: boolean; arg?: { type?: string; endpointName?: string } };
}

const isRejected = (action: Action) => /Api\/execute(Query|Mutation)\/rejected$/.test(action.type);
/**
 * Calls whose failure says nothing to the driver. A tab that is denied a renewal may find that another one has made it, so only the call
 * that asked for it tells; and who signs out has what he wanted, whatever the server says.
 */
const UNTOLD: ReadonlySet<string | undefined> = new Set(['renewTokens', 'logout']);

const failureOf = (action: UnknownAction): { error: ServiceError; isMutation: boolean } | null => {
  const { payload, meta } = action as UnknownAction & RejectedMeta & { payload?: unknown };
  if (!isServiceError(payload) || UNTOLD.has(meta?.arg?.endpointName)) return null;
  return { error: payload, isMutation: meta?.arg?.type === 'mutation' };
};

function* perform(act: ErrorAct): SagaGenerator<void> {
  if (act.do === 'goTo') yield* goToPath(pathTo(act.path as 'login', act.query as never));
  if (act.do === 'goBack') yield* goBack();
  if (act.do === 'callService') {
    const { page, config } = yield* getPorts();
    yield* call(page.leave, `tel:${config.servicePhone}`);
  }
  if (act.do === 'closeWindow') {
    const { host } = yield* getPorts();
    const bridge = yield* call(host.load);
    const closed = yield* call(bridge.close);
    if (!closed.ok) yield* goToPath(pathTo(start), { replace: true });
  }
}

/**
 * What this build can offer. Where it lacks the screen that a button leads to, the driver may ring customer service instead, if the
 * operator has named a number.
 */
function offered(buttons: readonly ErrorButton[], servicePhone: string): readonly ErrorButton[] {
  const kept = buttons.flatMap((button) => {
    if (button.act.do !== 'goTo' || hasScreen(button.act.path)) return [button];
    const ring: ErrorButton = { ...button, label: '拨打客服电话', act: { do: 'callService' } };
    return servicePhone === '' ? [] : [ring];
  });
  const hasMain = kept.some(({ isMain }) => isMain === true);
  return hasMain ? kept : [ACKNOWLEDGE];
}

function* showDialog(error: ServiceError, effect: Extract<ErrorEffect, { do: 'dialog' }>): SagaGenerator<void> {
  const { config } = yield* getPorts();
  const choices = offered(effect.buttons, config.servicePhone);
  const buttons = choices.map(({ label, isMain }, index) => ({
    key: String(index),
    label,
    ...(isMain === true ? { isMain } : {}),
  }));
  const text = effect.text === 'server' ? error.message || failureText.refused : effect.text;
  const answer = yield* askSaga({ title: effect.title, text, ns: error.ns, buttons });
  const chosen = answer === '' ? undefined : choices[Number(answer)];
  if (chosen !== undefined) yield* perform(chosen.act);
}

function* loginPath(returnTo: Extract<ErrorEffect, { do: 'signOut' }>['returnTo']): SagaGenerator<string | null> {
  const { location } = yield* select(selectRoute);
  const name = pathNameOf(location.pathname);
  if (name !== undefined && LOGIN_NAMES.has(name)) return null; // never stored as a return target (Rule 2.8)
  const here = location.pathname + location.search;
  if (returnTo === 'redirect-mine') return pathTo('login', { redirect: ownPath() });
  return returnTo === 'redirect-here' ? pathTo('login', { redirect: here }) : pathTo('login', { enCodeUrl: here });
}

/** Clears what the row names, says it once, and goes to login 3 s later unless the driver has left by then. */
function* endSession(error: ServiceError, effect: Extract<ErrorEffect, { do: 'signOut' }>): SagaGenerator<void> {
  const { session, local } = yield* getPorts();
  const path = yield* loginPath(effect.returnTo);
  if (path !== null) yield* put(loginLeadBegan());
  if (effect.clears.includes('reqJson')) yield* call(local.remove, 'reqJson');
  if (effect.clears.includes('platInfo')) yield* call(local.remove, 'platInfo');
  if (session.hasSession()) yield* call(session.clear);
  // No question of the ended session is left open.
  const { dialog } = yield* select(selectNotices);
  if (dialog !== null) yield* put(dialogAnswered({ id: dialog.id, key: '' }));
  if (effect.notice === 'toast') yield* put(toastShown(effect.text));
  else
    yield* put(
      dialogAsked({
        id: `kicked-${error.ns}`,
        title: '提示',
        text: effect.text,
        ns: error.ns,
        buttons: [{ key: 'ok', label: '知道了', isMain: true }],
      }),
    );
  const { hasLeft } = yield* race({ isTime: delay(LOGIN_DELAY_MS), hasLeft: take(routeChanged) });
  if (path !== null && hasLeft === undefined) yield* goToPath(path);
  if (path !== null) yield* put(loginLeadEnded());
}

/** The only performer of the error table (Rule 5.1): one dialog, one way out; what ends the session wins. */
export function* errorEffectsSaga() {
  const ports = yield* getPorts();
  const rejections = yield* actionChannel(isRejected);
  const shownAt = new Map<string, number>();
  let isEnding = false;
  let isAsking = false;

  const isRepeated = (text: string): boolean => {
    const now = ports.clock.monotonic();
    const last = shownAt.get(text);
    if (last !== undefined && now - last < SAME_WITHIN_MS) return true;
    shownAt.clear();
    shownAt.set(text, now);
    return false;
  };

  function* goOnce(name: 'bindPhone' | 'scanPayPage'): SagaGenerator<void> {
    const { location } = yield* select(selectRoute);
    if (pathNameOf(location.pathname) !== name) yield* goToPath(pathTo(name));
  }

  for (;;) {
    const first = yield* take(rejections);
    yield* delay(AT_ONCE_MS);
    const actions = [first, ...(yield* flush(rejections))] as UnknownAction[];
    if (isEnding) continue;
    const failures = actions.flatMap((action) => {
      const failure = failureOf(action);
      return failure === null ? [] : [{ ...failure, effect: effectOf(failure.error.code) }];
    });
    const ending = failures.find(({ effect }) => effect.do === 'signOut');
    if (ending?.effect.do === 'signOut') {
      const { error, effect } = ending;
      isEnding = true;
      yield* fork(function* end() {
        yield* endSession(error, effect);
        isEnding = false;
      });
      continue;
    }
    let hasGone = false;
    for (const { error, isMutation, effect } of failures) {
      // A query that never reached the server shows it in its own block only.
      if (error.handled || (error.kind !== 'refused' && !isMutation)) continue;
      const isAtLane =
        error.code === CODE_LANE_WITHOUT_BILL && ports.local.get('sourceType') === '5' && hasScreen('scanPayPage');
      if (isAtLane || effect.do === 'goTo') {
        if (!hasGone) yield* goOnce(effect.do === 'goTo' ? effect.path : 'scanPayPage');
        hasGone = true;
      } else if (effect.do === 'dialog') {
        if (isAsking) continue;
        isAsking = true;
        yield* fork(function* asking() {
          yield* showDialog(error, effect);
          isAsking = false;
        });
      } else if (effect.do === 'toast') {
        const text =
          error.kind === 'refused' && effect.text !== 'server' ? effect.text : error.message || failureText[error.kind];
        if (!isRepeated(`${error.code} ${text}`)) yield* put(toastShown(text, effect.forMs));
      }
    }
  }
}
