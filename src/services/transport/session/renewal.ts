import { catchUpWithTabs, clearSession, lookAtCookies } from './sessionEpoch';
import type { Renewal, SessionState } from './sessionState';
import { tokenIn, writeTokens } from './tokenCookies';

const LOCK = 'renewal';
/** A tab that waits for another one's renewal looks this often, until that one's own time limit is over. */
const LOOK_AGAIN_MS = 50;
const LOOKS = 200;
/** How long the cookies of a renewal in another tab may take to arrive here, after the server has said that it was made. */
const ARRIVAL_MS = [50, 100, 200, 400, 800];

const ENDED: Renewal = { outcome: 'denied', code: '401', message: '' };
const UNKNOWN: Renewal = { outcome: 'unreachable' };
const RENEWED: Renewal = { outcome: 'renewed' };

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Answers what became of the token that a call was sent with, and renews it where nobody has done so yet. */
export function renewToken(session: SessionState, sentToken: string | null): Promise<Renewal> {
  lookAtCookies(session);
  // A slow 401 can arrive after the renewal it asks for: then the call is repeated with the token that is there.
  const current = tokenIn(session.cookies);
  if (current === null) return Promise.resolve(ENDED);
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

/** Waits until no other tab renews. A tab that sees another one's tokens meanwhile takes those. */
async function renewInTurn(session: SessionState, sentToken: string): Promise<Renewal> {
  const { cookies, tabs } = session;
  if (tabs === undefined) return renewNow(session, sentToken);
  const inTurn = async () => ({ result: await renewNow(session, sentToken) });
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const turn = await tabs.locks.tryWith(LOCK, inTurn);
    if (turn !== null) return turn.result;
    await pause(LOOK_AGAIN_MS);
    lookAtCookies(session);
    if (tokenIn(cookies) !== sentToken) return RENEWED;
  }
  // Whoever holds it has stopped, as a frozen tab does.
  session.canBeSibling = true;
  return renewNow(session, sentToken);
}

async function renewNow(session: SessionState, sentToken: string): Promise<Renewal> {
  const { cookies } = session;
  const isTaken = () => tokenIn(cookies) !== sentToken;
  await catchUpWithTabs(session);
  if (isTaken()) return tokenIn(cookies) === null ? ENDED : RENEWED;
  const refreshToken = cookies.get('refreshToken');
  if (refreshToken === null) return ENDED;
  const answer = await session.renewOnce(refreshToken);
  await catchUpWithTabs(session);
  if ('pair' in answer && !isTaken()) {
    writeTokens(session, answer.pair);
    return RENEWED;
  }
  // Another tab may have renewed meanwhile, which used up our refresh token: then its tokens are ours.
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
