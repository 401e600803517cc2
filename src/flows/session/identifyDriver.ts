import { delay, race, type SagaGenerator } from 'typed-redux-saga';

import { SECOND_MS } from '@/lib/timeUnits';
import { signInCalls } from '@/services/auth/signIn';
import { getPorts } from '@/services/transport/ports/getPorts';
import { tryCallEndpoint } from '@/services/transport/query/tryCallEndpoint';

/** How long the answer is waited for. After that the driver stays unknown until it is asked for again. */
const ANSWER_MS = 10 * SECOND_MS;

/**
 * Fetches who is signed in, where the sign-in or the shell has not said so. Sends nothing where it is known. Never throws.
 *
 * @returns whether it is known now
 */
export function* identifyDriver(): SagaGenerator<boolean> {
  const { session } = yield* getPorts();
  if (session.needsName()) {
    const epoch = session.epoch();
    const { reply } = yield* race({
      reply: tryCallEndpoint(signInCalls.endpoints.getLoginInfo, undefined),
      isLate: delay(ANSWER_MS),
    });
    if (reply?.answer !== undefined) session.identify(reply.answer.driverId, epoch);
  }
  return !session.isUnknown();
}
