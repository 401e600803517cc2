import {
  moveOpenidProofToSessionMark,
  removeOpenidProof,
  takeVisitorOpenidProof,
  toSessionOwnerMark,
} from './openidProof';
import type { TabSessionState } from './tabSession';
import { mayBeGeneratedSessionMark, readSessionOwner, readToken, SESSION_COOKIE_NAMES } from './tokenCookies';

/**
 * Compares the cookies with the last check. If the owner has changed, a new epoch begins and the listeners are
 * notified.
 */
export function syncSessionFromCookies(session: TabSessionState): void {
  const { owner: previousOwner, token } = session;
  const owner = readSessionOwner(session.cookies);
  session.token = readToken(session.cookies);
  if (owner === previousOwner) return;
  session.owner = owner;
  const isIdentified =
    owner !== null && previousOwner !== null && mayBeGeneratedSessionMark(previousOwner) && session.token === token;
  if (isIdentified) {
    session.owners.set(previousOwner, owner);
    moveOpenidProofToSessionMark(session.proofs, toSessionOwnerMark(previousOwner), toSessionOwnerMark(owner));
    if (session.ownerConfirmedFor === toSessionOwnerMark(previousOwner))
      session.ownerConfirmedFor = toSessionOwnerMark(owner);
  } else {
    session.epoch += 1;
    session.ownerConfirmedFor = null;
    if (previousOwner !== null) removeOpenidProof(session.proofs, toSessionOwnerMark(previousOwner));
    // Another driver may have signed in, in another tab.
    takeVisitorOpenidProof(session.proofs);
  }
  for (const listener of session.listeners)
    listener(owner !== null, owner !== null && previousOwner !== null && !isIdentified, isIdentified);
}

/** The same check, after reading the cookies that other tabs have written. */
export async function syncSessionWithTabs(session: TabSessionState): Promise<void> {
  await session.cookies.syncFromBrowser?.(SESSION_COOKIE_NAMES);
  syncSessionFromCookies(session);
}

/** Ends the session in every tab of this browser. */
export function clearSession(session: TabSessionState): void {
  for (const name of SESSION_COOKIE_NAMES) session.cookies.remove(name);
  syncSessionFromCookies(session);
}
