import { call, type SagaGenerator } from 'typed-redux-saga';

import { getPorts } from '@/services/transport/ports/getPorts';

/** Most visits bring none. Where its code cannot be had it is ignored as a malformed one is: nobody waits for it for ever. */
const loadReqJson = () => import('@/navigation/guards/reqJson').catch(() => ({ readReqJson: () => null }));

/**
 * Writes what reqJson brings into local storage. A driverDealerId that differs from the stored one ends the session first;
 * the place is kept (Rule 2.5). Returns the ticket, which is kept nowhere.
 */
export function* acceptReqJson(search: string): SagaGenerator<string | null> {
  const { local, session } = yield* getPorts();
  const text = new URLSearchParams(search).get('reqJson');
  if (text === null) return null;
  const { readReqJson } = yield* call(loadReqJson);
  const given = readReqJson(text);
  if (given === null) return null;
  const { driverDealerId } = given.values;
  const stored = local.get('driverDealerId');
  if (driverDealerId !== undefined && stored !== null && stored !== driverDealerId && session.hasSession())
    yield* call(session.clear);
  for (const [key, value] of Object.entries(given.values)) yield* call(local.set, key, value);
  yield* call(local.set, 'reqJson', JSON.stringify(given.values));
  return given.ticket;
}
