import { delay, race, type SagaGenerator } from 'typed-redux-saga';

import { SECOND_MS } from '@/lib/timeUnits';
import { getPorts } from '@/platform/ports/getPorts';
import { signInCalls } from '@/services/auth/signIn';
import { tryCallEndpoint } from '@/services/base/baseQuery/tryCallEndpoint';

/** How long to wait for the response. After that the driver stays unknown until the next call. */
const ANSWER_MS = 10 * SECOND_MS;

/**
 * Fetches who is signed in, if neither the sign-in nor the shell has said so. Sends nothing if it is known. Never
 * throws.
 *
 * @returns whether it is known now
 */
export function* identifyDriver(): SagaGenerator<boolean> {
  const { session } = yield* getPorts();
  if (session.needsIdentification()) {
    const epoch = session.epoch();
    const { reply } = yield* race({
      reply: tryCallEndpoint(signInCalls.endpoints.getLoginInfo, undefined),
      isLate: delay(ANSWER_MS),
    });
    if (reply?.result !== undefined) session.identify(reply.result.driverId, epoch);
  }
  return !session.isOwnerUnknown();
}
