import { call, type SagaGenerator } from 'typed-redux-saga';

import { readReqJson } from '@/navigation/guards/reqJson';
import { getPorts } from '@/services/transport/ports/getPorts';

/** What a link with a ticket has brought. The ticket is stored nowhere. */
export interface LinkWithTicket {
  readonly ticket: string;
  /** Writes the other values of the link to local storage. */
  keep(this: void): void;
  /** Puts back what stood there before the link. */
  forget(this: void): void;
}

/**
 * Writes the values of reqJson to local storage. A driverDealerId that differs from the stored one ends the session first; the place is
 * kept (Rule 2.5). Null if there is no ticket.
 */
export function* acceptReqJson(text: string): SagaGenerator<LinkWithTicket | null> {
  const { local, session } = yield* getPorts();
  const given = readReqJson(text);
  if (given === null) return null;
  const { ticket, values } = given;
  const stored = local.get('driverDealerId');
  if (
    values.driverDealerId !== undefined &&
    stored !== null &&
    stored !== values.driverDealerId &&
    session.hasSession()
  )
    yield* call(session.clear);
  const brought = Object.entries({ ...values, reqJson: JSON.stringify(values) });
  const before = brought.map(([key]) => [key, local.get(key)] as const);
  const keep = () => {
    for (const [key, value] of brought) local.set(key, value);
  };
  const forget = () => {
    for (const [key, value] of before) {
      if (value === null) local.remove(key);
      else local.set(key, value);
    }
  };
  yield* call(keep);
  return ticket === null ? null : { ticket, keep, forget };
}
