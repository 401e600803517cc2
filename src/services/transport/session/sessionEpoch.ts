import { endProof, markOf, renameProof, takeVisitorProof } from './openidProof';
import type { SessionState } from './sessionState';
import { COOKIES, mayBeRandom, ownerIn, tokenIn } from './tokenCookies';

/** Compares the cookies with the last check. If the owner has changed, a new epoch begins and the listeners are notified. */
export function syncFromCookies(session: SessionState): void {
  const { owner: before, token } = session;
  const owner = ownerIn(session.cookies);
  session.token = tokenIn(session.cookies);
  if (owner === before) return;
  session.owner = owner;
  const isNamed = owner !== null && before !== null && mayBeRandom(before) && session.token === token;
  if (isNamed) {
    session.names.set(before, owner);
    renameProof(session.proofs, markOf(before), markOf(owner));
    if (session.ownerConfirmedFor === markOf(before)) session.ownerConfirmedFor = markOf(owner);
  } else {
    session.epoch += 1;
    session.ownerConfirmedFor = null;
    if (before !== null) endProof(session.proofs, markOf(before));
    // Somebody else may have signed in, in another tab.
    takeVisitorProof(session.proofs);
  }
  for (const listener of session.listeners)
    listener(owner !== null, owner !== null && before !== null && !isNamed, isNamed);
}

/** The same check, after the browser has synchronised what other tabs have written. */
export async function catchUpWithTabs(session: SessionState): Promise<void> {
  await session.cookies.catchUp?.(COOKIES);
  syncFromCookies(session);
}

/** Ends the session in every tab of this browser. */
export function clearSession(session: SessionState): void {
  for (const name of COOKIES) session.cookies.remove(name);
  syncFromCookies(session);
}
