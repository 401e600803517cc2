import type { CookieJar, KeyValueStore, Locks, Random } from './storage';

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

/** How the tabs of a browser keep out of each other's way; without it the page is alone. */
export interface Tabs {
  locks: Locks;
  random: Random;
}

/** Rule 4.1. */
const COOKIE_DAYS = 365;
const IMPORTED_KEY = 'importedShellToken';
/**
 * A cookie beside the tokens that a renewal leaves as it is: the driver's id, or any text where that is not known. When it
 * changes, another driver is signed in.
 */
const MARK = 'sessionOf';
const MARK_LENGTH = 8;
const COOKIES = ['token', 'refreshToken', MARK] as const;
const LOCK = 'renewal';
/** A tab that waits for another one's renewal looks this often, until that one's own time limit is over. */
const LOOK_AGAIN_MS = 50;
const LOOKS = 200;
/** How long the cookies of a renewal in another tab may take to arrive here, after the server has said that it was made. */
const ARRIVAL_MS = [50, 100, 200, 400, 800];

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const ENDED: Renewal = { outcome: 'denied', code: '401', message: '' };
const UNKNOWN: Renewal = { outcome: 'unreachable' };
const RENEWED: Renewal = { outcome: 'renewed' };

/** The keeper of one browser: tokens in `cookies`, leases and notes for other tabs in `local`; `tabs` where the browser has locks of its own. */
export function createSessionKeeper(cookies: CookieJar, local: KeyValueStore, tabs?: Tabs): SessionKeeper {
  const listeners = new Set<SessionListener>();
  let epoch = 0;
  let isKept = true;
  let renewOnce: RenewOnce = () => Promise.resolve({ unreachable: true });
  let underWay: { epoch: number; result: Promise<Renewal> } | null = null;
  const token = () => cookies.get('token');
  /** The token goes first: another tab that sees the new refresh token beside the old token would renew once more. */
  const write = ({ token: access, refreshToken }: TokenPair) => {
    const isTokenKept = cookies.set('token', access, COOKIE_DAYS);
    isKept = cookies.set('refreshToken', refreshToken, COOKIE_DAYS) && isTokenKept;
  };
  const begin = (pair: TokenPair, driverId = '') => {
    const mark = driverId === '' ? (tabs?.random.text(MARK_LENGTH) ?? '') : driverId;
    if (who() !== mark) {
      // For another tab the session before ends first, so that no call carries its token under the new mark.
      cookies.remove('token');
      cookies.set(MARK, mark, COOKIE_DAYS);
    }
    write(pair);
  };
  const who = () => (token() === null ? null : (cookies.get(MARK) ?? ''));

  /**
   * A native shell may have put a pair into local storage: it is moved into the cookies once. A pair that differs from the
   * last one imported is news from the shell and wins; the same pair again is a leftover and the cookie wins.
   */
  const importShellPair = () => {
    const access = local.get('token') ?? '';
    if (access !== '' && (access.slice(-6) !== local.get(IMPORTED_KEY) || token() === null)) {
      begin({ token: access, refreshToken: local.get('refreshToken') ?? '' });
      local.set(IMPORTED_KEY, access.slice(-6));
    }
    local.remove('token');
    local.remove('refreshToken');
  };
  importShellPair();

  let known = who();
  const look = () => {
    const before = known;
    known = who();
    if (known === before) return;
    epoch += 1;
    for (const listener of listeners) listener(known !== null, known !== null && before !== null);
  };
  const catchUp = async () => {
    await cookies.catchUp?.(COOKIES);
    look();
  };
  cookies.onChange?.(() => void catchUp());

  const clear = () => {
    for (const name of COOKIES) cookies.remove(name);
    look();
  };
  /** Only a lock that is certain together with cookies that are up to date leaves no doubt about who was denied. */
  let canBeSibling = tabs !== undefined && !(tabs.locks.areCertain === true && cookies.catchUp !== undefined);

  const renewNow = async (sentToken: string): Promise<Renewal> => {
    await catchUp();
    if (token() !== sentToken) return token() === null ? ENDED : RENEWED;
    const refreshToken = cookies.get('refreshToken');
    if (refreshToken === null) return ENDED;
    const answer = await renewOnce(refreshToken);
    await catchUp();
    const isTaken = () => token() !== sentToken;
    if ('pair' in answer && !isTaken()) {
      write(answer.pair);
      return RENEWED;
    }
    // Another tab may have renewed meanwhile and made our refresh token a used one: then its session is ours.
    const waits = 'denied' in answer && canBeSibling ? ARRIVAL_MS : [];
    for (const ms of [0, ...waits]) {
      if (ms > 0) {
        await pause(ms);
        await catchUp();
      }
      if (isTaken()) return RENEWED;
    }
    if (!('denied' in answer)) return UNKNOWN;
    clear();
    return { outcome: 'denied', ...answer.denied };
  };

  const renewAlone = async (sentToken: string): Promise<Renewal> => {
    if (tabs === undefined) return renewNow(sentToken);
    const inTurn = async () => ({ result: await renewNow(sentToken) });
    for (let looks = 0; looks < LOOKS; looks += 1) {
      const turn = await tabs.locks.tryWith(LOCK, inTurn);
      if (turn !== null) return turn.result;
      await pause(LOOK_AGAIN_MS);
      look();
      if (token() !== sentToken) return RENEWED;
    }
    // Whoever holds it has stopped, as a frozen tab does.
    canBeSibling = true;
    return renewNow(sentToken);
  };

  return {
    token,
    hasSession: () => token() !== null,
    isKept: () => isKept,
    epoch: () => epoch,
    look,
    belongsTo: (driverId) => driverId !== '' && who() === driverId,
    owner: () => who() ?? '',
    adopt(pair, sentIn, driverId) {
      if (sentIn !== epoch) return false;
      epoch += 1;
      begin(pair, driverId);
      look();
      return true;
    },
    clear,
    renew(sentToken) {
      look();
      // A slow 401 can arrive after the renewal it asks for: then the call is repeated with the token that is there.
      const current = token();
      if (current === null) return Promise.resolve(ENDED);
      if (current !== sentToken) return Promise.resolve(RENEWED);
      if (underWay === null || underWay.epoch !== epoch) {
        const mine = { epoch, result: renewAlone(current) };
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
