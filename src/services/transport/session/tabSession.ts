import type { CookieJar, KeyValueStore, Random,TabLocks } from '../storage/storage';
import type { OpenidProofStores } from './openidProof';

export interface TokenPair {
  token: string;
  refreshToken: string;
}

/**
 * `renewed`: retry the call if its epoch has not ended. `denied`: the server has ended the session.
 * `unreachable`: the outcome is unknown, and the session stays. `nothing`: there is no token, or none to renew it with,
 * so no call was sent.
 */
export type TokenRenewalResult =
  { outcome: 'renewed' | 'unreachable' | 'nothing' } | { outcome: 'denied'; code: string; message: string };

/** Sends the refresh token once and returns the server's response. It must not depend on the lifetime of any call. */
export type TokenRenewer = (
  refreshToken: string,
) => Promise<{ pair: TokenPair } | { denied: { code: string; message: string } } | { unreachable: true }>;

/** What is known about the person at the device, besides the session. */
export interface SessionTrust {
  /** The openid on this device is proved to be theirs, not only claimed by a link. */
  readonly isOpenidProved: boolean;
  /** A link has opened the session: the person at the device may not be its driver. */
  readonly isFromLink: boolean;
  /** Its driver is the person at the device, confirmed by themselves or by the host. */
  readonly isOwnerConfirmed: boolean;
}

/**
 * `isReplaced`: another driver has replaced the former one. `isIdentified`: it is the same session, and its driver has
 * become known.
 */
export type SessionListener = (isSignedIn: boolean, isReplaced: boolean, isIdentified: boolean) => void;

/** How the tabs of a browser coordinate. Without it, the page acts alone. */
export interface TabCoordination {
  locks: TabLocks;
  random: Random;
  /** The session storage of this tab. */
  tab?: KeyValueStore;
}

/** The state of this tab about the session that it shares with the browser's other tabs. */
export interface TabSessionState {
  /** The source of truth about the session. Other tabs write here too. */
  readonly cookies: CookieJar;
  readonly tabs: TabCoordination | undefined;
  /** Where the proof of an openid is stored. */
  readonly proofs: OpenidProofStores;
  readonly listeners: Set<SessionListener>;
  /** Notified when the proof of the openid, or the trust in the session, may have changed. */
  readonly trustListeners: Set<() => void>;
  /** The owner of the session at the last check; null for a visitor. */
  owner: string | null;
  /** The token at the last check. */
  token: string | null;
  /** The driverIds of sessions that were unknown when they began, by their former marks. */
  readonly owners: Map<string, string>;
  /** The mark of the session whose driver is known to be the person at the device. */
  ownerConfirmedFor: string | null;
  /** The driverId that the server has confirmed. */
  confirmedId: string | null;
  epoch: number;
  /** False if the browser refused to store the tokens. */
  isPersisted: boolean;
  renewTokens: TokenRenewer;
  /** The running renewal, which all calls of its epoch share. */
  renewal: { readonly epoch: number; readonly result: Promise<TokenRenewalResult> } | null;
  /** If this tab's renewal is denied, another tab may have renewed first, and its tokens may still arrive here. */
  mayRaceWithTabs: boolean;
}
