import { call, type SagaGenerator } from 'typed-redux-saga';

import { readReqJson } from '@/navigation/guards/reqJson';
import { getPorts } from '@/services/transport/ports/getPorts';
import { storedOpenid } from '@/services/transport/session/openidProof';

/** What a link with a ticket has brought. The ticket is stored nowhere. */
export interface LinkWithTicket {
  readonly ticket: string;
  /** The openid that the ticket was issued for: of the link, else the stored one. */
  readonly openid: string;
  /** Writes the other values of the link to local storage. */
  keep(this: void): void;
  /** Puts back what stood there before the link. */
  forget(this: void): void;
}

/**
 * Writes the values of reqJson to local storage. An openid among them is only claimed, and replaces no proved one. A driverDealerId that differs from the stored one ends the session first; the place is
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
  const { openid: _openid, openId: _openId, ...others } = values;
  // Anybody can write a link. What is proved gives way only to what its ticket proves.
  const taken = session.provedOpenid() === '' ? values : others;
  const brought = Object.entries({ ...taken, reqJson: JSON.stringify(values) });
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
  return ticket === null ? null : { ticket, openid: values.openid ?? storedOpenid(local), keep, forget };
}
