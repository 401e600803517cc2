import type { SessionListener, TokenRenewalResult, TokenRenewer } from '@/platform/ports/session';
import type { CookieJar, KeyValueStore, Random, TabLocks } from '@/platform/storage/storage';

import type { OpenidProofStores } from './openidProof';

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
