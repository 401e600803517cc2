import type { SagaGenerator } from 'typed-redux-saga';

import { getPorts } from '@/platform/ports/getPorts';
import type { TokenPair } from '@/platform/ports/session';
import { callEndpoint } from '@/services/base/baseQuery/callEndpoint';
import type { ErrorDisplayOwner } from '@/services/base/baseQuery/sendServiceCall';
import { signInTicketCalls } from '@/services/driver/ticket';

/**
 * Exchanges a single-use ticket, with the openid that it was issued for, for a token pair (Rule 2.6). The caller
 * decides whether the pair opens a session. Throws the `ServiceError` of a refused ticket.
 */
export function* exchangeSignInTicketForTokens(
  ticket: string,
  openid: string,
  { toldBy }: ErrorDisplayOwner = {},
): SagaGenerator<{ readonly pair: TokenPair; readonly driverId: string } | null> {
  const { vault } = yield* getPorts();
  const handle = vault.put({ ticket, openid });
  try {
    const { pairHandle, driverId } = yield* callEndpoint(signInTicketCalls.endpoints.exchangeTicket, {
      handle,
      toldBy,
    });
    const pair = vault.open(pairHandle) as TokenPair | undefined;
    vault.drop(pairHandle);
    return pair === undefined ? null : { pair, driverId };
  } finally {
    vault.drop(handle);
  }
}
