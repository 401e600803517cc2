import { createPath } from 'react-router-dom';
import { call, fork, put, type SagaGenerator, select, take } from 'typed-redux-saga';

import { maskPhone } from '@/domain/phone';
import { dialogSaga } from '@/flows/notices/dialogSaga';
import { toastShown } from '@/flows/notices/noticesSlice';
import { openTicket } from '@/flows/session/openTicket';
import { sessionStarted } from '@/flows/session/sessionSlice';
import { withoutReqJson } from '@/navigation/guards/withoutParameters';
import { goToPath } from '@/navigation/history/goToSaga';
import { selectRoute } from '@/navigation/history/routeSlice';
import { signInCalls } from '@/services/auth/signIn';
import { getPorts } from '@/services/transport/ports/getPorts';
import { callEndpoint } from '@/services/transport/query/callEndpoint';

import type { LinkWithTicket } from './acceptReqJson';

const SWITCH = 'switch';

/**
 * A link could sign its reader in to another person's account. So a signed-in
 * driver decides, and keeps the current session unless they choose to switch.
 */
function* maySwitch(): SagaGenerator<boolean> {
  const answer = yield* dialogSaga({
    title: '切换账号？',
    text: '这个链接属于另一个账号。切换后，本机将退出当前登录的账号。',
    buttons: [
      { key: 'keep', label: '保留当前账号' },
      { key: SWITCH, label: '切换账号', isMain: true },
    ],
  });
  return answer === SWITCH;
}

/** A reload would read the rest of the link again, so the address loses it. */
function* leaveAddressOfLink(): SagaGenerator<void> {
  const { location } = yield* select(selectRoute);
  const path = createPath({ ...location, search: withoutReqJson(location.search) });
  yield* goToPath(path, { replace: true, state: location.state });
}

/** Nobody typed anything to sign in, so the driver is told whose account the link has opened. */
function* tellInWhoseName(): SagaGenerator<void> {
  let phone = '';
  try {
    phone = maskPhone((yield* callEndpoint(signInCalls.endpoints.getLoginInfo, undefined)).phone);
  } catch {
    // The account has no name to show yet; the driver is told that they are signed in.
  }
  const { session } = yield* getPorts();
  if (session.hasSession()) yield* put(toastShown(`已登录 ${phone}`.trim()));
}

/**
 * Exchanges the single-use ticket for a session (Rule 2.6). Throws the `ServiceError` of a refused ticket. A link whose ticket a signed-in
 * driver does not take leaves nothing behind.
 */
export function* exchangeTicket({ ticket, openid, keep, forget }: LinkWithTicket): SagaGenerator<void> {
  const { session } = yield* getPorts();
  const hadSession = session.hasSession();
  let isTaken = !hadSession;
  try {
    const opened = yield* openTicket(ticket, openid, { toldBy: 'caller' });
    if (opened === null) return;
    const { pair, driverId } = opened;
    const isSwitch = session.hasSession() && !session.belongsTo(driverId);
    if (isSwitch) {
      // While the question is open, a reload must find nothing of the link either.
      yield* call(forget);
      yield* leaveAddressOfLink();
      if (!(yield* maySwitch())) return;
      yield* call(keep);
    }
    isTaken = true;
    const isSame = session.belongsTo(driverId) && !session.isFromLink();
    yield* call(session.adopt, pair, session.epoch(), driverId);
    if (openid !== '') session.proveOpenid(openid, 'ticket');
    if (!isSame) session.markFromLink();
    // The page waits until the former driver's data is cleared.
    if (isSwitch) yield* take(sessionStarted);
    yield* fork(tellInWhoseName);
  } finally {
    if (!isTaken) forget();
  }
}
