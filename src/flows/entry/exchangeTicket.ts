import { call, type SagaGenerator, take } from 'typed-redux-saga';

import { dialogSaga } from '@/flows/notices/dialogSaga';
import { sessionStarted } from '@/flows/session/sessionSlice';
import { ticketCalls } from '@/services/driver/ticket';
import { getPorts } from '@/services/transport/ports/getPorts';
import { callEndpoint } from '@/services/transport/query/callEndpoint';
import { thirdIdOf } from '@/services/transport/query/identity';
import type { TokenPair } from '@/services/transport/session/sessionKeeper';

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

/** Exchanges the single-use ticket for a session (Rule 2.6). Throws the `ServiceError` of a refused ticket. */
export function* exchangeTicket(ticket: string): SagaGenerator<void> {
  const { vault, local, session } = yield* getPorts();
  const handle = vault.put({ ticket, openid: thirdIdOf(local) });
  const { pairHandle, driverId } = yield* callEndpoint(ticketCalls.endpoints.exchangeTicket, { handle });
  const pair = vault.open(pairHandle) as TokenPair | undefined;
  vault.drop(pairHandle);
  const isSwitch = session.hasSession() && !session.belongsTo(driverId);
  if (pair === undefined || (isSwitch && !(yield* maySwitch()))) return;
  yield* call(session.adopt, pair, session.epoch(), driverId);
  // The page waits until the former driver's data is cleared.
  if (isSwitch) yield* take(sessionStarted);
}
