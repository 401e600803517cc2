import type { CookieJar } from '../storage/storage';
import type { SessionState, TokenPair } from './sessionState';

/** Rule 4.1. */
const COOKIE_DAYS = 365;
/**
 * A cookie beside the tokens, which a renewal does not change. It holds the driver's id, or a random text if the id is unknown. When it
 * changes, another driver is signed in.
 */
const MARK = 'sessionOf';
const MARK_LENGTH = 8;
export const COOKIES = ['token', 'refreshToken', MARK] as const;

/** The access token; null for a visitor. */
export const tokenIn = (cookies: CookieJar): string | null => cookies.get('token');

/** The owner of the session: the driver's id, else a random mark. Null for a visitor. */
export const ownerIn = (cookies: CookieJar): string | null =>
  tokenIn(cookies) === null ? null : (cookies.get(MARK) ?? '');

/**
 * Stores the renewed tokens of the same session. The token is written first: if another
 * tab saw the new refresh token beside the old token, it would renew once more.
 */
export function writeTokens(session: SessionState, { token, refreshToken }: TokenPair): void {
  const { cookies } = session;
  const isTokenKept = cookies.set('token', token, COOKIE_DAYS);
  session.isKept = cookies.set('refreshToken', refreshToken, COOKIE_DAYS) && isTokenKept;
}

/** Stores the tokens of a new session, and its owner. */
export function writeSession(session: SessionState, pair: TokenPair, driverId = ''): void {
  const { cookies, tabs } = session;
  const mark = driverId === '' ? (tabs?.random.text(MARK_LENGTH) ?? '') : driverId;
  if (ownerIn(cookies) !== mark) {
    // Ends the former session for other tabs first, so that none of their calls carries its token under the new mark.
    cookies.remove('token');
    cookies.set(MARK, mark, COOKIE_DAYS);
  }
  writeTokens(session, pair);
}
