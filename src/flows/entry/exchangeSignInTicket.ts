import { createPath } from 'react-router-dom';
import { call, fork, put, type SagaGenerator, select, take } from 'typed-redux-saga';

import { maskPhone } from '@/domain/phone';
import { toastShown } from '@/flows/notices/noticesSlice';
import { showDialogUntilAnswered } from '@/flows/notices/showDialogUntilAnswered';
import { exchangeSignInTicketForTokens } from '@/flows/session/exchangeSignInTicketForTokens';
import { sessionStarted } from '@/flows/session/sessionSlice';
import { removeReqJsonParameter } from '@/navigation/guards/removeQueryParameters';
import { goToPath } from '@/navigation/history/goToSaga';
import { selectRoute } from '@/navigation/history/routeSlice';
import { getPorts } from '@/platform/ports/getPorts';
import { signInCalls } from '@/services/auth/signIn';
import { callEndpoint } from '@/services/base/baseQuery/callEndpoint';

import type { SignInTicketLink } from './storeEntryLinkValues';

const SWITCH = 'switch';

/**
 * A link could sign its reader in to another person's account. So a signed-in driver confirms the switch; otherwise the
 * current session stays.
 */
function* confirmAccountSwitch(): SagaGenerator<boolean> {
  const pressedKey = yield* showDialogUntilAnswered({
    title: '切换账号？',
    text: '这个链接属于另一个账号。切换后，本机将退出当前登录的账号。',
    buttons: [
      { key: 'keep', label: '保留当前账号' },
      { key: SWITCH, label: '切换账号', isMain: true },
    ],
  });
  return pressedKey === SWITCH;
}

/** Removes reqJson from the address, because a reload would process the rest of the link again. */
function* removeReqJsonFromUrl(): SagaGenerator<void> {
  const { location } = yield* select(selectRoute);
  const path = createPath({ ...location, search: removeReqJsonParameter(location.search) });
  yield* goToPath(path, { replace: true, state: location.state });
}

/** The driver typed nothing to sign in, so a toast shows whose account the link has opened. */
function* notifySignedInAccount(): SagaGenerator<void> {
  let phone = '';
  try {
    phone = maskPhone((yield* callEndpoint(signInCalls.endpoints.getLoginInfo, undefined)).phone);
  } catch {
    // The phone is unknown; the toast only confirms the sign-in.
  }
  const { session } = yield* getPorts();
  if (session.hasSession()) yield* put(toastShown(`已登录 ${phone}`.trim()));
}

/**
 * Exchanges the single-use ticket for a session (Rule 2.6). Throws the `ServiceError` of a refused ticket. If a
 * signed-in driver declines, all values of the link are reverted.
 */
export function* exchangeSignInTicket({ ticket, openid, apply, revert }: SignInTicketLink): SagaGenerator<void> {
  const { session } = yield* getPorts();
  const hadSession = session.hasSession();
  let isAccepted = !hadSession;
  try {
    const exchanged = yield* exchangeSignInTicketForTokens(ticket, openid, { toldBy: 'caller' });
    if (exchanged === null) return;
    const { pair, driverId } = exchanged;
    const isSwitch = session.hasSession() && !session.belongsTo(driverId);
    if (isSwitch) {
      // Reverted before the dialog opens, so that a reload during it does not find values of the link.
      yield* call(revert);
      yield* removeReqJsonFromUrl();
      if (!(yield* confirmAccountSwitch())) return;
      yield* call(apply);
    }
    isAccepted = true;
    const isSame = session.belongsTo(driverId) && !session.isFromLink();
    yield* call(session.adoptTokens, pair, session.epoch(), driverId);
    if (openid !== '') session.proveOpenid(openid, 'ticket');
    if (!isSame) session.markFromLink();
    // The page waits until the previous driver's data is cleared.
    if (isSwitch) yield* take(sessionStarted);
    yield* fork(notifySignedInAccount);
  } finally {
    if (!isAccepted) revert();
  }
}
