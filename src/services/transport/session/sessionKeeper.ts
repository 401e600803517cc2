import { isUnknownDriver } from '@/domain/unknownDriver';

import type { CookieJar, KeyValueStore } from '../storage/storage';
import { importShellTokens } from './importShellTokens';
import {
  endEveryProof,
  isFromLink,
  markFromLink,
  markOf,
  type OpenidUse,
  type ProofSource,
  provedOpenid,
  takeVisitorProof,
  writeProof,
} from './openidProof';
import { renewToken } from './renewal';
import { catchUpWithTabs, clearSession, syncFromCookies } from './sessionEpoch';
import type { Renewal, RenewOnce, SessionListener, SessionState, SessionTrust, Tabs, TokenPair } from './sessionState';
import { mayBeRandom, ownerIn, tokenIn, writeMark, writeSession } from './tokenCookies';

export type { Renewal, RenewOnce, SessionListener, SessionTrust, Tabs, TokenPair };

/** Keeps the tokens of the signed-in driver. Cookies are the source of truth; no other code reads or writes them. */
export interface SessionKeeper {
  token(): string | null;
  hasSession(): boolean;
  /** False if the browser refused to store the tokens. Then the session ends with the page. */
  isKept(): boolean;
  /** Increases with every sign-in, sign-out, kick and dealer change. Work that started in an earlier epoch must neither write tokens nor retry. */
  epoch(): number;
  /** Checks whether another tab has ended this session or begun another one. */
  checkCookies(): void;
  /** Whether the current session is known to be this driver's. */
  belongsTo(driverId: string): boolean;
  /** The owner of the session, by the device's own identifier: the driverId if known, else `?` and a random text. Empty for a visitor. */
  owner(): string;
  /** The same for whatever belongs to this session alone: never empty for a driver, and empty for a visitor. */
  mark(): string;
  /** Whether the server has not said yet who is signed in. */
  isUnknown(): boolean;
  /** Whether the driver of the session is to be asked for: it is unknown, or an older release has named it at random. */
  needsName(): boolean;
  /** The server has said, to a call of `epoch`, who is signed in. It is the same session as before: its epoch stays. */
  identify(driverId: string, epoch: number): void;
  /** The present name of an owner of this page's sessions: the driverId of one that was unknown. Any other owner stays. */
  nameOf(owner: string): string;
  /** The stored openid if it is proved to be that of whoever is here now, for this use; empty if it is only claimed. */
  provedOpenid(use?: OpenidUse): string;
  /** Stores an openid that has just been proved. A visitor's proof passes to the session that they open in this visit. */
  proveOpenid(openid: string, source: ProofSource): void;
  /** Whether a link has opened this session. Then its driver may be another person than its reader. */
  isFromLink(): boolean;
  /** The person at the device has said that they are the driver of this session. It holds as long as the page and the session. */
  confirmOwner(): void;
  /** The session that has just begun came from a link. */
  markFromLink(): void;
  /** Stores a token pair that was issued to a call of `epoch`. Returns false if that epoch is over. `driverId` may be unknown. */
  adopt(pair: TokenPair, epoch: number, driverId?: string): boolean;
  /** Ends the session on this device. */
  clear(): void;
  /** Renews the token. There is one renewal at a time in this browser. All calls that need it share it, and none of them can cancel it. */
  renew(sentToken: string | null): Promise<Renewal>;
  useRenewal(renewOnce: RenewOnce): void;
  trust(): SessionTrust;
  /** Notifies the listener when `trust` may have changed. */
  listenToTrust(listener: () => void): () => void;
  /** Notifies the listener after every change of who is signed in. */
  listen(listener: SessionListener): () => void;
}

/**
 * The session keeper of one browser. Tokens are in `cookies`; the shell's
 * tokens come from `local`. `tabs` is given if other tabs share the session.
 */
export function createSessionKeeper(cookies: CookieJar, local: KeyValueStore, tabs?: Tabs): SessionKeeper {
  const session: SessionState = {
    cookies,
    tabs,
    proofs: { local, tab: tabs?.tab },
    listeners: new Set(),
    trustListeners: new Set(),
    owner: null,
    token: null,
    names: new Map(),
    ownerConfirmedFor: null,
    confirmed: null,
    epoch: 0,
    isKept: true,
    renewOnce: () => Promise.resolve({ unreachable: true }),
    underWay: null,
    // Denials are unambiguous only with certain locks and up-to-date cookies together.
    canBeSibling: tabs !== undefined && !(tabs.locks.areCertain === true && cookies.catchUp !== undefined),
  };
  importShellTokens(session, local);
  session.owner = ownerIn(cookies);
  session.token = tokenIn(cookies);
  const owner = () => ownerIn(cookies) ?? '';
  const mark = () => markOf(ownerIn(cookies));
  const isOwnerConfirmed = () => session.ownerConfirmedFor !== null && session.ownerConfirmedFor === mark();
  const confirmOwner = () => {
    session.ownerConfirmedFor = ownerIn(cookies) === null ? null : mark();
  };
  const notifyTrust = () => {
    for (const listener of session.trustListeners) listener();
  };
  cookies.onChange?.(() => void catchUpWithTabs(session));
  return {
    token: () => tokenIn(cookies),
    hasSession: () => tokenIn(cookies) !== null,
    isKept: () => session.isKept,
    epoch: () => session.epoch,
    checkCookies: () => syncFromCookies(session),
    belongsTo: (driverId) => driverId !== '' && ownerIn(cookies) === driverId,
    isUnknown: () => isUnknownDriver(ownerIn(cookies) ?? ''),
    needsName: () => mayBeRandom(ownerIn(cookies) ?? '') && ownerIn(cookies) !== session.confirmed,
    identify(driverId, sentIn) {
      syncFromCookies(session);
      if (sentIn !== session.epoch || driverId === '' || !mayBeRandom(ownerIn(cookies) ?? '')) return;
      session.confirmed = driverId;
      writeMark(session, driverId);
      syncFromCookies(session);
    },
    nameOf: (name) => session.names.get(name) ?? name,
    owner,
    mark,
    provedOpenid: (use) => provedOpenid(session.proofs, mark(), use, isOwnerConfirmed()),
    proveOpenid: (openid, source) => {
      // The host names the very user whom the link has signed in.
      if (source === 'oauth' && openid === provedOpenid(session.proofs, mark())) confirmOwner();
      writeProof(session.proofs, { openid, mark: mark(), source });
      notifyTrust();
    },
    isFromLink: () => isFromLink(session.proofs, mark()),
    confirmOwner: () => {
      confirmOwner();
      notifyTrust();
    },
    markFromLink: () => {
      markFromLink(session.proofs, mark());
      notifyTrust();
    },
    adopt(pair, sentIn, driverId) {
      if (sentIn !== session.epoch) return false;
      session.epoch += 1;
      session.ownerConfirmedFor = null;
      const proof = tokenIn(cookies) === null ? takeVisitorProof(session.proofs) : null;
      // Also if the same driver signs in once more.
      endEveryProof(session.proofs);
      writeSession(session, pair, driverId);
      syncFromCookies(session);
      if (proof !== null) writeProof(session.proofs, { ...proof, mark: mark() });
      notifyTrust();
      return true;
    },
    clear: () => clearSession(session),
    renew: (sentToken) => renewToken(session, sentToken),
    useRenewal(renewOnce) {
      session.renewOnce = renewOnce;
    },
    trust: () => ({
      isOpenidProved: provedOpenid(session.proofs, mark()) !== '',
      isFromLink: isFromLink(session.proofs, mark()),
      isOwnerConfirmed: isOwnerConfirmed(),
    }),
    listenToTrust(listener) {
      session.trustListeners.add(listener);
      return () => void session.trustListeners.delete(listener);
    },
    listen(listener) {
      session.listeners.add(listener);
      return () => void session.listeners.delete(listener);
    },
  };
}
