import { call, type SagaGenerator } from 'typed-redux-saga';

import { parseReqJsonParameter } from '@/navigation/guards/reqJson';
import { getPorts } from '@/platform/ports/getPorts';
import { readStoredOpenid } from '@/services/base/session/openidProof';

/** A link that carries a ticket. The ticket itself is never stored. */
export interface SignInTicketLink {
  readonly ticket: string;
  /** The openid that the ticket was issued for: that of the link, else the stored one. */
  readonly openid: string;
  /** Writes the other values of the link to local storage. */
  apply(this: void): void;
  /** Restores the values that local storage had before the link. */
  revert(this: void): void;
}

/**
 * Writes the values of reqJson to local storage. An openid among them is an unproved claim and never replaces a proved
 * one. If driverDealerId differs from the stored one, the session is ended first; the current place is retained (Rule
 * 2.5). Returns null if there is no ticket.
 */
export function* storeEntryLinkValues(text: string): SagaGenerator<SignInTicketLink | null> {
  const { local, session } = yield* getPorts();
  const parsed = parseReqJsonParameter(text);
  if (parsed === null) return null;
  const { ticket, values } = parsed;
  const stored = local.get('driverDealerId');
  if (
    values.driverDealerId !== undefined &&
    stored !== null &&
    stored !== values.driverDealerId &&
    session.hasSession()
  )
    yield* call(session.clear);
  const { openid: _openid, openId: _openId, ...withoutOpenid } = values;
  // Anybody can write a link, so only its ticket may replace a proved openid.
  const accepted = session.provedOpenid() === '' ? values : withoutOpenid;
  const entries = Object.entries({ ...accepted, reqJson: JSON.stringify(values) });
  const previous = entries.map(([key]) => [key, local.get(key)] as const);
  const apply = () => {
    for (const [key, value] of entries) local.set(key, value);
  };
  const revert = () => {
    for (const [key, value] of previous) {
      if (value === null) local.remove(key);
      else local.set(key, value);
    }
  };
  yield* call(apply);
  return ticket === null ? null : { ticket, openid: values.openid ?? readStoredOpenid(local), apply, revert };
}
