import type { CookieJar } from '../storage/storage';
import type { SessionState, TokenPair } from './sessionState';

/** Rule 4.1. */
const COOKIE_DAYS = 365;
/**
 * A cookie beside the tokens that a renewal leaves as it is: the driver's id, or any text where that is not known. When it
 * changes, another driver is signed in.
 */
const MARK = 'sessionOf';
const MARK_LENGTH = 8;
export const COOKIES = ['token', 'refreshToken', MARK] as const;

/** The access token; null for a visitor. */
export const tokenIn = (cookies: CookieJar): string | null => cookies.get('token');

/** Whose session it is: the driver's id, else a mark. Null for a visitor. */
export const ownerIn = (cookies: CookieJar): string | null =>
  tokenIn(cookies) === null ? null : (cookies.get(MARK) ?? '');

/** Stores the tokens of a session that goes on. The token goes first: another tab that saw the new refresh token beside the old token would renew once more. */
export function writeTokens(session: SessionState, { token, refreshToken }: TokenPair): void {
  const { cookies } = session;
  const isTokenKept = cookies.set('token', token, COOKIE_DAYS);
  session.isKept = cookies.set('refreshToken', refreshToken, COOKIE_DAYS) && isTokenKept;
}

/** Stores the tokens of a new session, and whose it is. */
export function writeSession(session: SessionState, pair: TokenPair, driverId = ''): void {
  const { cookies, tabs } = session;
  const mark = driverId === '' ? (tabs?.random.text(MARK_LENGTH) ?? '') : driverId;
  if (ownerIn(cookies) !== mark) {
    // For another tab the session before ends first, so that no call carries its token under the new mark.
    cookies.remove('token');
    cookies.set(MARK, mark, COOKIE_DAYS);
  }
  writeTokens(session, pair);
}
