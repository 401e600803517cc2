import type { TokenRenewalResult } from '@/platform/ports/session';

import { clearSession, syncSessionFromCookies, syncSessionWithTabs } from './sessionEpoch';
import type { TabSessionState } from './tabSession';
import { readToken, writeTokens } from './tokenCookies';

const LOCK = 'renewal';
/**
 * The polling interval of a tab that waits for another tab's renewal. It stops after that renewal's time limit (200 ×
 * 50 ms = 10 s).
 */
const LOCK_POLL_INTERVAL_MS = 50;
const MAX_LOCK_POLLS = 200;
/** If the server reports that another tab has renewed, that tab's cookies may need this long to become visible here. */
const COOKIE_WAITS_MS = [50, 100, 200, 400, 800];

const NO_TOKEN: TokenRenewalResult = { outcome: 'nothing' };
const UNREACHABLE: TokenRenewalResult = { outcome: 'unreachable' };
const RENEWED: TokenRenewalResult = { outcome: 'renewed' };

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Renews the token that a call was sent with, unless it has been renewed already. Resolves to the outcome. */
export function renewToken(session: TabSessionState, sentToken: string | null): Promise<TokenRenewalResult> {
  syncSessionFromCookies(session);
  // A slow 401 may arrive after the renewal. Then the call is retried with the current token.
  const current = readToken(session.cookies);
  if (current === null) return Promise.resolve(NO_TOKEN);
  if (current !== sentToken) return Promise.resolve(RENEWED);
  if (session.renewal === null || session.renewal.epoch !== session.epoch) {
    const running = { epoch: session.epoch, result: renewUnderLock(session, current) };
    session.renewal = running;
    const clearRunning = () => {
      if (session.renewal === running) session.renewal = null;
    };
    running.result.then(clearRunning, clearRunning);
  }
  return session.renewal.result;
}

/** Waits until no other tab is renewing. If another tab's tokens arrive meanwhile, this tab uses them. */
async function renewUnderLock(session: TabSessionState, sentToken: string): Promise<TokenRenewalResult> {
  const { cookies, tabs } = session;
  if (tabs === undefined) return renewNow(session, sentToken);
  const renewLocked = async () => ({ result: await renewNow(session, sentToken) });
  for (let polls = 0; polls < MAX_LOCK_POLLS; polls += 1) {
    const locked = await tabs.locks.tryAcquire(LOCK, renewLocked);
    if (locked !== null) return locked.result;
    await pause(LOCK_POLL_INTERVAL_MS);
    syncSessionFromCookies(session);
    if (readToken(cookies) !== sentToken) return RENEWED;
  }
  // The tab that holds the lock is stuck, for example frozen by the browser.
  session.mayRaceWithTabs = true;
  return renewNow(session, sentToken);
}

async function renewNow(session: TabSessionState, sentToken: string): Promise<TokenRenewalResult> {
  const { cookies } = session;
  const isReplaced = () => readToken(cookies) !== sentToken;
  await syncSessionWithTabs(session);
  if (isReplaced()) return readToken(cookies) === null ? NO_TOKEN : RENEWED;
  const refreshToken = cookies.get('refreshToken');
  if (refreshToken === null) return NO_TOKEN;
  const response = await session.renewTokens(refreshToken);
  await syncSessionWithTabs(session);
  if ('pair' in response && !isReplaced()) {
    writeTokens(session, response.pair);
    return RENEWED;
  }
  // Another tab may have renewed meanwhile, which invalidates our refresh token. Then its tokens are valid here too.
  const delays = 'denied' in response && session.mayRaceWithTabs ? COOKIE_WAITS_MS : [];
  for (const ms of [0, ...delays]) {
    if (ms > 0) {
      await pause(ms);
      await syncSessionWithTabs(session);
    }
    if (isReplaced()) return RENEWED;
  }
  if (!('denied' in response)) return UNREACHABLE;
  clearSession(session);
  return { outcome: 'denied', ...response.denied };
}
