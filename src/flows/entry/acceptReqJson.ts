import { call, type SagaGenerator } from 'typed-redux-saga';

import { getPorts } from '@/services/transport/ports/getPorts';

/**
 * Lazy, because most visits have no reqJson. If the chunk cannot be loaded,
 * reqJson is ignored like a malformed one, so that nothing waits forever.
 */
const loadReqJson = () => import('@/navigation/guards/reqJson').catch(() => ({ readReqJson: () => null }));

/**
 * Writes the values of reqJson to local storage. A driverDealerId that differs from the stored one ends the session first; the place is
 * kept (Rule 2.5). Returns the ticket, which is stored nowhere.
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
