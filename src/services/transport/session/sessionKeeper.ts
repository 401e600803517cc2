import { isUnknownDriver } from '@/domain/unknownDriver';

import type { CookieJar, KeyValueStore } from '../storage/storage';
import { importShellTokens } from './importShellTokens';
import {
  findProvedOpenid,
  isSessionFromLink,
  markSessionFromLink,
  type OpenidProofSource,
  type OpenidUse,
  removeAllOpenidProofs,
  takeVisitorOpenidProof,
  toSessionOwnerMark,
  writeOpenidProof,
} from './openidProof';
import { renewToken } from './renewToken';
import { clearSession, syncSessionFromCookies, syncSessionWithTabs } from './sessionEpoch';
import type {
  SessionListener,
  SessionTrust,
  TabCoordination,
  TabSessionState,
  TokenPair,
  TokenRenewalResult,
  TokenRenewer,
} from './tabSession';
import {
  mayBeGeneratedSessionMark,
  readSessionOwner,
  readToken,
  writeSession,
  writeSessionOwner,
} from './tokenCookies';

export type { SessionListener, SessionTrust, TabCoordination, TokenPair, TokenRenewalResult,TokenRenewer };

/** Manages the tokens of the signed-in driver. Cookies are the source of truth; no other code reads or writes them. */
export interface SessionManager {
  token(): string | null;
  hasSession(): boolean;
  /** False if the browser refused to store the tokens. Then the session ends with the page. */
  isPersisted(): boolean;
  /**
   * Increases with every sign-in, sign-out, kick and dealer change. Work that started in an earlier epoch must neither
   * write tokens nor retry.
   */
  epoch(): number;
  /** Checks whether another tab has ended this session or begun another one. */
  checkCookies(): void;
  /** Whether the current session is known to be this driver's. */
  belongsTo(driverId: string): boolean;
  /**
   * The owner of the session on this device: the driverId if known, otherwise `?` and a random text. Empty for a
   * visitor.
   */
  owner(): string;
  /** The key for data of this session: never empty for a driver, and empty for a visitor. */
  mark(): string;
  /** Whether the server has not identified the signed-in driver yet. */
  isOwnerUnknown(): boolean;
  /** Whether the driver of the session must still be fetched: unknown, or an older release used a random mark. */
  needsIdentification(): boolean;
  /**
   * The server identified the signed-in driver, in response to a call of `epoch`. It stays the same session and epoch.
   */
  identify(driverId: string, epoch: number): void;
  /**
   * The current owner for an earlier one of this page's sessions: the driverId if it was unknown then. Any other owner
   * is returned unchanged.
   */
  resolveOwner(owner: string): string;
  /** The stored openid if it is proved for the current session and this use; empty if it is only claimed. */
  provedOpenid(use?: OpenidUse): string;
  /**
   * Stores an openid that has just been proved. A visitor's proof is transferred to the session that they open in this
   * visit.
   */
  proveOpenid(openid: string, source: OpenidProofSource): void;
  /** Whether a link has opened this session. Then the person at the device may not be its driver. */
  isFromLink(): boolean;
  /**
   * The person at the device has confirmed that they are the driver of this session. Valid until the page or the
   * session ends.
   */
  confirmOwner(): void;
  /** Marks the session that has just begun as opened by a link. */
  markFromLink(): void;
  /**
   * Stores a token pair that was issued to a call of `epoch`. Returns false if that epoch has ended. `driverId` may be
   * unknown.
   */
  adoptTokens(pair: TokenPair, epoch: number, driverId?: string): boolean;
  /** Ends the session on this device. */
  clear(): void;
  /**
   * Renews the token. Only one renewal runs at a time in this browser. All calls that need it share it, and none can
   * cancel it.
   */
  renew(sentToken: string | null): Promise<TokenRenewalResult>;
  setTokenRenewer(renewOnce: TokenRenewer): void;
  trust(): SessionTrust;
  /** Notifies the listener when `trust` may have changed. */
  watchTrust(listener: () => void): () => void;
  /** Notifies the listener after every change of who is signed in. */
  subscribe(listener: SessionListener): () => void;
}

/**
 * Creates the session keeper of one browser. Tokens are in `cookies`; the shell's tokens are imported from `local`.
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
      removeAllOpenidProofs(session.proofs);
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
