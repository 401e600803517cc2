import { catchUpWithTabs, clearSession, syncFromCookies } from './sessionEpoch';
import type { Renewal, SessionState } from './sessionState';
import { tokenIn, writeTokens } from './tokenCookies';

const LOCK = 'renewal';
/** A tab that waits for another tab's renewal checks at this interval. It stops after that renewal's time limit (200 × 50 ms = 10 s). */
const LOOK_AGAIN_MS = 50;
const LOOKS = 200;
/** After the server has said that another tab renewed, its cookies may take this long to arrive here. */
const ARRIVAL_MS = [50, 100, 200, 400, 800];

const NOTHING: Renewal = { outcome: 'nothing' };
const UNKNOWN: Renewal = { outcome: 'unreachable' };
const RENEWED: Renewal = { outcome: 'renewed' };

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Renews the token that a call was sent with, unless that has happened already. Resolves to the outcome. */
export function renewToken(session: SessionState, sentToken: string | null): Promise<Renewal> {
  syncFromCookies(session);
  // A slow 401 may arrive after the renewal. Then the call is retried with the current token.
  const current = tokenIn(session.cookies);
  if (current === null) return Promise.resolve(NOTHING);
  if (current !== sentToken) return Promise.resolve(RENEWED);
  if (session.underWay === null || session.underWay.epoch !== session.epoch) {
    const mine = { epoch: session.epoch, result: renewInTurn(session, current) };
    session.underWay = mine;
    const done = () => {
      if (session.underWay === mine) session.underWay = null;
    };
    mine.result.then(done, done);
  }
  return session.underWay.result;
}

/** Waits until no other tab is renewing. If another tab's tokens arrive meanwhile, this tab uses them. */
async function renewInTurn(session: SessionState, sentToken: string): Promise<Renewal> {
  const { cookies, tabs } = session;
  if (tabs === undefined) return renewNow(session, sentToken);
  const inTurn = async () => ({ result: await renewNow(session, sentToken) });
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const turn = await tabs.locks.tryWith(LOCK, inTurn);
    if (turn !== null) return turn.result;
    await pause(LOOK_AGAIN_MS);
    syncFromCookies(session);
    if (tokenIn(cookies) !== sentToken) return RENEWED;
  }
  // The tab that holds the lock has stopped, for example because the browser froze it.
  session.canBeSibling = true;
  return renewNow(session, sentToken);
}

async function renewNow(session: SessionState, sentToken: string): Promise<Renewal> {
  const { cookies } = session;
  const isTaken = () => tokenIn(cookies) !== sentToken;
  await catchUpWithTabs(session);
  if (isTaken()) return tokenIn(cookies) === null ? NOTHING : RENEWED;
  const refreshToken = cookies.get('refreshToken');
  if (refreshToken === null) return NOTHING;
  const answer = await session.renewOnce(refreshToken);
  await catchUpWithTabs(session);
  if ('pair' in answer && !isTaken()) {
    writeTokens(session, answer.pair);
    return RENEWED;
  }
  // Another tab may have renewed meanwhile, which used up our refresh token. Then its tokens are also ours.
  const waits = 'denied' in answer && session.canBeSibling ? ARRIVAL_MS : [];
  for (const ms of [0, ...waits]) {
    if (ms > 0) {
      await pause(ms);
      await catchUpWithTabs(session);
    }
    if (isTaken()) return RENEWED;
  }
  if (!('denied' in answer)) return UNKNOWN;
  clearSession(session);
  return { outcome: 'denied', ...answer.denied };
}
