import { reassignProof, removeProof, takeVisitorProof, toSessionMark } from './openidProof';
import type { TabSession } from './tabSession';
import { mayBeGeneratedMark, readOwner, readToken, SESSION_COOKIES } from './tokenCookies';

/**
 * Compares the cookies with the last check. If the owner has changed, a new epoch begins and the listeners are
 * notified.
 */
export function syncFromCookies(session: TabSession): void {
  const { owner: previousOwner, token } = session;
  const owner = readOwner(session.cookies);
  session.token = readToken(session.cookies);
  if (owner === previousOwner) return;
  session.owner = owner;
  const isIdentified =
    owner !== null && previousOwner !== null && mayBeGeneratedMark(previousOwner) && session.token === token;
  if (isIdentified) {
    session.owners.set(previousOwner, owner);
    reassignProof(session.proofs, toSessionMark(previousOwner), toSessionMark(owner));
    if (session.ownerConfirmedFor === toSessionMark(previousOwner)) session.ownerConfirmedFor = toSessionMark(owner);
  } else {
    session.epoch += 1;
    session.ownerConfirmedFor = null;
    if (previousOwner !== null) removeProof(session.proofs, toSessionMark(previousOwner));
    // Another driver may have signed in, in another tab.
    takeVisitorProof(session.proofs);
  }
  for (const listener of session.listeners)
    listener(owner !== null, owner !== null && previousOwner !== null && !isIdentified, isIdentified);
}

/** The same check, after reading the cookies that other tabs have written. */
export async function syncWithTabs(session: TabSession): Promise<void> {
  await session.cookies.syncFromBrowser?.(SESSION_COOKIES);
  syncFromCookies(session);
}

/** Ends the session in every tab of this browser. */
export function clearSession(session: TabSession): void {
  for (const name of SESSION_COOKIES) session.cookies.remove(name);
  syncFromCookies(session);
}
