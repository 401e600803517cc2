import { isUnknownDriver } from '@/domain/unknownDriver';
import type { SessionManager } from '@/platform/ports/session';
import type { CookieJar, KeyValueStore } from '@/platform/storage/storage';

import { importShellTokens } from './importShellTokens';
import {
  findProvedOpenid,
  isSessionFromLink,
  markSessionFromLink,
  removeAllSessionOpenidProofs,
  takeVisitorOpenidProof,
  toSessionOwnerMark,
  writeOpenidProof,
} from './openidProof';
import { renewToken } from './renewToken';
import { clearSession, syncSessionFromCookies, syncSessionWithTabs } from './sessionEpoch';
import type { TabCoordination, TabSessionState } from './tabSession';
import {
  mayBeGeneratedSessionMark,
  readSessionOwner,
  readToken,
  writeSession,
  writeSessionOwner,
} from './tokenCookies';

/**
 * Creates the session manager of one browser. Tokens are in `cookies`; the shell's tokens are imported from `local`.
 * `tabs` is given if other tabs share the session.
 */
export function createSessionManager(cookies: CookieJar, local: KeyValueStore, tabs?: TabCoordination): SessionManager {
  const session: TabSessionState = {
    cookies,
    tabs,
    proofs: { local, tab: tabs?.tab },
    listeners: new Set(),
    trustListeners: new Set(),
    owner: null,
    token: null,
    owners: new Map(),
    ownerConfirmedFor: null,
    confirmedId: null,
    epoch: 0,
    isPersisted: true,
    renewTokens: () => Promise.resolve({ unreachable: true }),
    renewal: null,
    // A denial is unambiguous only with exclusive locks and up-to-date cookies.
    mayRaceWithTabs: tabs !== undefined && !(tabs.locks.areExclusive === true && cookies.syncFromBrowser !== undefined),
  };
  importShellTokens(session, local);
  session.owner = readSessionOwner(cookies);
  session.token = readToken(cookies);
  const owner = () => readSessionOwner(cookies) ?? '';
  const mark = () => toSessionOwnerMark(readSessionOwner(cookies));
  const isOwnerConfirmed = () => session.ownerConfirmedFor !== null && session.ownerConfirmedFor === mark();
  const confirmOwner = () => {
    session.ownerConfirmedFor = readSessionOwner(cookies) === null ? null : mark();
  };
  const notifyTrust = () => {
    for (const listener of session.trustListeners) listener();
  };
  cookies.onChange?.(() => void syncSessionWithTabs(session));
  return {
    token: () => readToken(cookies),
    hasSession: () => readToken(cookies) !== null,
    isPersisted: () => session.isPersisted,
    epoch: () => session.epoch,
    checkCookies: () => syncSessionFromCookies(session),
    belongsTo: (driverId) => driverId !== '' && readSessionOwner(cookies) === driverId,
    isOwnerUnknown: () => isUnknownDriver(readSessionOwner(cookies) ?? ''),
    needsIdentification: () =>
      mayBeGeneratedSessionMark(readSessionOwner(cookies) ?? '') && readSessionOwner(cookies) !== session.confirmedId,
    identify(driverId, sentEpoch) {
      syncSessionFromCookies(session);
      if (sentEpoch !== session.epoch || driverId === '' || !mayBeGeneratedSessionMark(readSessionOwner(cookies) ?? ''))
        return;
      session.confirmedId = driverId;
      writeSessionOwner(session, driverId);
      syncSessionFromCookies(session);
    },
    resolveOwner: (name) => session.owners.get(name) ?? name,
    owner,
    mark,
    provedOpenid: (use) => findProvedOpenid(session.proofs, mark(), use, isOwnerConfirmed()),
    proveOpenid: (openid, source) => {
      // The host identifies the same user whom the link has signed in.
      if (source === 'oauth' && openid === findProvedOpenid(session.proofs, mark())) confirmOwner();
      writeOpenidProof(session.proofs, { openid, mark: mark(), source });
      notifyTrust();
    },
    isFromLink: () => isSessionFromLink(session.proofs, mark()),
    confirmOwner: () => {
      confirmOwner();
      notifyTrust();
    },
    markFromLink: () => {
      markSessionFromLink(session.proofs, mark());
      notifyTrust();
    },
    adoptTokens(pair, sentEpoch, driverId) {
      if (sentEpoch !== session.epoch) return false;
      session.epoch += 1;
      session.ownerConfirmedFor = null;
      const proof = readToken(cookies) === null ? takeVisitorOpenidProof(session.proofs) : null;
      // Also if the same driver signs in again.
      removeAllSessionOpenidProofs(session.proofs);
      writeSession(session, pair, driverId);
      syncSessionFromCookies(session);
      if (proof !== null) writeOpenidProof(session.proofs, { ...proof, mark: mark() });
      notifyTrust();
      return true;
    },
    clear: () => clearSession(session),
    renew: (sentToken) => renewToken(session, sentToken),
    setTokenRenewer(renewOnce) {
      session.renewTokens = renewOnce;
    },
    trust: () => ({
      isOpenidProved: findProvedOpenid(session.proofs, mark()) !== '',
      isFromLink: isSessionFromLink(session.proofs, mark()),
      isOwnerConfirmed: isOwnerConfirmed(),
    }),
    watchTrust(listener) {
      session.trustListeners.add(listener);
      return () => void session.trustListeners.delete(listener);
    },
    subscribe(listener) {
      session.listeners.add(listener);
      return () => void session.listeners.delete(listener);
    },
  };
}
