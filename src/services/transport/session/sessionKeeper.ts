import type { CookieJar, KeyValueStore } from '../storage/storage';
import { importShellTokens } from './importShellTokens';
import { renewToken } from './renewal';
import { catchUpWithTabs, clearSession, lookAtCookies } from './sessionEpoch';
import type { Renewal, RenewOnce, SessionListener, SessionState, Tabs, TokenPair } from './sessionState';
import { ownerIn, tokenIn, writeSession } from './tokenCookies';

export type { Renewal, RenewOnce, SessionListener, Tabs, TokenPair };

/** Tokens of the signed-in driver. Cookies are the truth; nothing else in the program reads or writes them. */
export interface SessionKeeper {
  token(): string | null;
  hasSession(): boolean;
  /** False when the browser would not keep the tokens of this session: it ends with the page. */
  isKept(): boolean;
  /** Grows with every login, logout, kick and dealer change; what started in an earlier epoch may neither write tokens nor replay. */
  epoch(): number;
  /** Notices that another tab has ended this session or begun another one. */
  look(): void;
  /** Whether the session that is there is known to be this driver's. */
  belongsTo(driverId: string): boolean;
  /** Whose session it is, as this device tells drivers apart: the driverId where it is known, else a mark. Empty for a visitor. */
  owner(): string;
  /** Stores a pair issued to a call that was sent in `epoch`; false when that epoch is over. `driverId` as far as it is known. */
  adopt(pair: TokenPair, epoch: number, driverId?: string): boolean;
  /** Ends the session on this device. */
  clear(): void;
  /** One renewal at a time in this browser, shared by every call that needs it and owned by none of them. */
  renew(sentToken: string | null): Promise<Renewal>;
  useRenewal(renewOnce: RenewOnce): void;
  /** Told after every change of who is signed in. */
  listen(listener: SessionListener): () => void;
}

/** The keeper of one browser: tokens in `cookies`, leases and notes for other tabs in `local`; `tabs` where the browser has locks of its own. */
export function createSessionKeeper(cookies: CookieJar, local: KeyValueStore, tabs?: Tabs): SessionKeeper {
  const session: SessionState = {
    cookies,
    tabs,
    listeners: new Set(),
    owner: null,
    epoch: 0,
    isKept: true,
    renewOnce: () => Promise.resolve({ unreachable: true }),
    underWay: null,
    // Only a lock that is certain, together with cookies that are up to date, leaves no doubt about who was denied.
    canBeSibling: tabs !== undefined && !(tabs.locks.areCertain === true && cookies.catchUp !== undefined),
  };
  importShellTokens(session, local);
  session.owner = ownerIn(cookies);
  cookies.onChange?.(() => void catchUpWithTabs(session));
  return {
    token: () => tokenIn(cookies),
    hasSession: () => tokenIn(cookies) !== null,
    isKept: () => session.isKept,
    epoch: () => session.epoch,
    look: () => lookAtCookies(session),
    belongsTo: (driverId) => driverId !== '' && ownerIn(cookies) === driverId,
    owner: () => ownerIn(cookies) ?? '',
    adopt(pair, sentIn, driverId) {
      if (sentIn !== session.epoch) return false;
      session.epoch += 1;
      writeSession(session, pair, driverId);
      lookAtCookies(session);
      return true;
    },
    clear: () => clearSession(session),
    renew: (sentToken) => renewToken(session, sentToken),
    useRenewal(renewOnce) {
      session.renewOnce = renewOnce;
    },
    listen(listener) {
      session.listeners.add(listener);
      return () => void session.listeners.delete(listener);
    },
  };
}
