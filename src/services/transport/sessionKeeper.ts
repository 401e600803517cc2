import type { CookieJar, KeyValueStore } from './storage';

export interface TokenPair {
  token: string;
  refreshToken: string;
}

/** `renewed`: repeat the call. `denied`: the server ended the session. `unreachable`: nobody knows; the session is kept. */
export type Renewal = { outcome: 'renewed' | 'unreachable' } | { outcome: 'denied'; code: string; message: string };

/** Sends the refresh token once and tells what the server said. Must not be tied to any one request's life. */
export type RenewOnce = (
  refreshToken: string,
) => Promise<{ pair: TokenPair } | { denied: { code: string; message: string } } | { unreachable: true }>;

/** Tokens of the signed-in driver. Cookies are the truth; nothing else in the program reads or writes them. */
export interface SessionKeeper {
  token(): string | null;
  hasSession(): boolean;
  /** Grows with every login, logout, kick and dealer change; what started in an earlier epoch may neither write tokens nor replay. */
  epoch(): number;
  /** Stores a pair issued to a call that was sent in `epoch`; false when that epoch is over. */
  adopt(pair: TokenPair, epoch: number): boolean;
  /** Ends the session on this device. */
  clear(): void;
  /** One renewal at a time, shared by every call that needs it and owned by none of them. */
  renew(sentToken: string | null): Promise<Renewal>;
  useRenewal(renewOnce: RenewOnce): void;
  /** Told after every change of who is signed in. */
  listen(listener: (isSignedIn: boolean) => void): () => void;
}

/** Specification section 9: cookie life 365 days. */
const COOKIE_DAYS = 365;
const IMPORTED_KEY = 'importedShellToken';

/**
 * A native shell may have put a pair into local storage: it is moved into the cookies once. A pair that differs from the
 * last one imported is news from the shell and wins; the same pair again is a leftover and the cookie wins.
 */
function importShellPair(cookies: CookieJar, local: KeyValueStore): void {
  const token = local.get('token');
  const refreshToken = local.get('refreshToken') ?? '';
  if (
    token !== null &&
    token !== '' &&
    (token.slice(-6) !== local.get(IMPORTED_KEY) || cookies.get('token') === null)
  ) {
    cookies.set('token', token, COOKIE_DAYS);
    cookies.set('refreshToken', refreshToken, COOKIE_DAYS);
    local.set(IMPORTED_KEY, token.slice(-6));
  }
  local.remove('token');
  local.remove('refreshToken');
}

export function createSessionKeeper(cookies: CookieJar, local: KeyValueStore): SessionKeeper {
  importShellPair(cookies, local);
  const listeners = new Set<(isSignedIn: boolean) => void>();
  let epoch = 0;
  let renewOnce: RenewOnce = () => Promise.resolve({ unreachable: true });
  let underWay: { epoch: number; result: Promise<Renewal> } | null = null;
  const token = () => cookies.get('token');
  const write = ({ token: access, refreshToken }: TokenPair) => {
    cookies.set('token', access, COOKIE_DAYS);
    cookies.set('refreshToken', refreshToken, COOKIE_DAYS);
  };
  const tell = () => {
    const isSignedIn = token() !== null;
    for (const listener of listeners) listener(isSignedIn);
  };
  const clear = () => {
    epoch += 1;
    cookies.remove('token');
    cookies.remove('refreshToken');
    tell();
  };
  const renewNow = async (startedIn: number): Promise<Renewal> => {
    const refreshToken = cookies.get('refreshToken');
    if (refreshToken === null) return { outcome: 'denied', code: '401', message: '' };
    const answer = await renewOnce(refreshToken);
    if (epoch !== startedIn) return { outcome: 'unreachable' };
    if ('pair' in answer) {
      write(answer.pair);
      return { outcome: 'renewed' };
    }
    if ('unreachable' in answer) return { outcome: 'unreachable' };
    // Another tab may have renewed meanwhile and made our refresh token a used one: then its session is ours.
    if (cookies.get('refreshToken') !== refreshToken && token() !== null) return { outcome: 'renewed' };
    clear();
    return { outcome: 'denied', ...answer.denied };
  };
  return {
    token,
    hasSession: () => token() !== null,
    epoch: () => epoch,
    adopt(pair, sentIn) {
      if (sentIn !== epoch) return false;
      epoch += 1;
      write(pair);
      tell();
      return true;
    },
    clear,
    renew(sentToken) {
      // A slow 401 can arrive after the renewal it asks for: then the call is repeated with the token that is there.
      const current = token();
      if (current !== null && current !== sentToken) return Promise.resolve({ outcome: 'renewed' });
      if (current === null) return Promise.resolve({ outcome: 'denied', code: '401', message: '' });
      if (underWay === null || underWay.epoch !== epoch) {
        const mine = { epoch, result: renewNow(epoch) };
        underWay = mine;
        const done = () => {
          if (underWay === mine) underWay = null;
        };
        mine.result.then(done, done);
      }
      return underWay.result;
    },
    useRenewal(renewal) {
      renewOnce = renewal;
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
