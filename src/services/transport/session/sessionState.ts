import type { CookieJar, Locks, Random } from '../storage/storage';

export interface TokenPair {
  token: string;
  refreshToken: string;
}

/** `renewed`: repeat the call, if its epoch is not over. `denied`: the server ended the session. `unreachable`: nobody knows; the session is kept. */
export type Renewal = { outcome: 'renewed' | 'unreachable' } | { outcome: 'denied'; code: string; message: string };

/** Sends the refresh token once and tells what the server said. Must not be tied to any one request's life. */
export type RenewOnce = (
  refreshToken: string,
) => Promise<{ pair: TokenPair } | { denied: { code: string; message: string } } | { unreachable: true }>;

/** `isOther`: one driver has taken the place of another. */
export type SessionListener = (isSignedIn: boolean, isOther: boolean) => void;

/** How the tabs of a browser keep out of each other's way; without it the page is alone. */
export interface Tabs {
  locks: Locks;
  random: Random;
}

/** What one page knows of the session that it shares with the other tabs of its browser. */
export interface SessionState {
  /** The truth about the session: whatever another tab writes stands here. */
  readonly cookies: CookieJar;
  readonly tabs: Tabs | undefined;
  readonly listeners: Set<SessionListener>;
  /** Whose session it was at the last look; null for a visitor. */
  owner: string | null;
  epoch: number;
  /** False when the browser would not keep the tokens. */
  isKept: boolean;
  renewOnce: RenewOnce;
  /** The renewal that every call of its epoch waits for. */
  underWay: { readonly epoch: number; readonly result: Promise<Renewal> } | null;
  /** A tab that is denied may have been overtaken by another one, whose tokens are still to arrive here. */
  canBeSibling: boolean;
}
