import type { CookieJar, KeyValueStore, Locks, Random } from '../storage/storage';
import type { ProofStores } from './openidProof';

export interface TokenPair {
  token: string;
  refreshToken: string;
}

/**
 * `renewed`: retry the call if its epoch is not over. `denied`: the server has ended
 * the session. `unreachable`: the outcome is unknown, and the session is kept.
 */
/** `nothing`: there is no token, or none to renew it with, so no server was asked. */
export type Renewal =
  { outcome: 'renewed' | 'unreachable' | 'nothing' } | { outcome: 'denied'; code: string; message: string };

/** Sends the refresh token once and returns the server's answer. It must not depend on the lifetime of any one call. */
export type RenewOnce = (
  refreshToken: string,
) => Promise<{ pair: TokenPair } | { denied: { code: string; message: string } } | { unreachable: true }>;

/** What is known of whoever is here, beside the session itself. */
export interface SessionTrust {
  /** The openid on this device is proved to be theirs, not only claimed by a link. */
  readonly isOpenidProved: boolean;
  /** A link has opened the session: its driver may be another person than its reader. */
  readonly isFromLink: boolean;
  /** Its driver is the person at the device: they have said so, or the host has. */
  readonly isOwnerConfirmed: boolean;
}

/** `isOther`: another driver has replaced the former one. `isNamed`: it is the same session, and its driver has become known. */
export type SessionListener = (isSignedIn: boolean, isOther: boolean, isNamed: boolean) => void;

/** How the tabs of a browser coordinate. Without it, the page acts alone. */
export interface Tabs {
  locks: Locks;
  random: Random;
  /** Of this tab alone. */
  tab?: KeyValueStore;
}

/** What one page knows about the session that it shares with the browser's other tabs. */
export interface SessionState {
  /** The source of truth about the session. Other tabs write here too. */
  readonly cookies: CookieJar;
  readonly tabs: Tabs | undefined;
  /** Where the proof of an openid is stored. */
  readonly proofs: ProofStores;
  readonly listeners: Set<SessionListener>;
  /** Notified when it may have changed whether the openid is proved, or whether a link has opened the session. */
  readonly trustListeners: Set<() => void>;
  /** The owner of the session at the last check; null for a visitor. */
  owner: string | null;
  /** The token at the last check. */
  token: string | null;
  /** The drivers of sessions that were unknown when they began, by the mark that the session had. */
  readonly names: Map<string, string>;
  /** The mark of the session whose driver is known to be the person at the device. */
  ownerConfirmedFor: string | null;
  /** The driver whom the server has named. */
  confirmed: string | null;
  epoch: number;
  /** False if the browser refused to store the tokens. */
  isKept: boolean;
  renewOnce: RenewOnce;
  /** The running renewal, which all calls of its epoch share. */
  underWay: { readonly epoch: number; readonly result: Promise<Renewal> } | null;
  /** If this tab is denied, another tab may have renewed first, and its tokens may still arrive here. */
  canBeSibling: boolean;
}
