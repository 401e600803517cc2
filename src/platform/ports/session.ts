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

/**
 * How an openid was proved to be the driver's. `oauth`: the server returned it for an authorization code of the host.
 * `ticket`: it opened the session together with a ticket. `shell`: the native shell provided it with its tokens.
 * `lookup`: the server names the signed-in driver as its owner.
 */
export type OpenidProofSource = 'oauth' | 'ticket' | 'shell' | 'lookup';

/**
 * What a call uses the openid for. `remember`: it stores something for the session. `bind`: it binds something to the
 * driver of the session. `begin`: it opens another session or an account.
 */
export type OpenidUse = 'remember' | 'bind' | 'begin';

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
