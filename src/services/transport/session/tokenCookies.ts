import { isUnknownDriver, UNKNOWN_DRIVER } from '@/domain/unknownDriver';

import type { CookieJar } from '../storage/storage';
import type { SessionState, TokenPair } from './sessionState';

/** Rule 4.1. */
const COOKIE_DAYS = 365;
/**
 * A cookie beside the tokens, which a renewal does not change. It holds the driver's id, or `?` and a random text while the id is unknown. When it
 * changes together with the token, somebody else may be signed in. When it alone changes, the driver of the session has become known.
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
  session.token = tokenIn(cookies);
}

/** Stores the tokens of a new session, and its owner. */
export function writeSession(session: SessionState, pair: TokenPair, driverId = ''): void {
  const { cookies, tabs } = session;
  const unknown = () => (tabs === undefined ? '' : UNKNOWN_DRIVER + tabs.random.text(MARK_LENGTH));
  const mark = driverId === '' ? unknown() : driverId;
  if (ownerIn(cookies) !== mark) {
    // Ends the former session for other tabs first, so that none of their calls carries its token under the new mark.
    cookies.remove('token');
    cookies.set(MARK, mark, COOKIE_DAYS);
  }
  writeTokens(session, pair);
}

/**
 * Whether the mark may have been made by this app, and is no driverId: one of a session that does not know its driver, or a random text of an older
 * release, which had no `?`.
 */
export const mayBeRandom = (mark: string): boolean => isUnknownDriver(mark) || /^[A-Za-z0-9]{8}$/.test(mark);

/** The server has named the driver of the session. */
export function writeMark({ cookies }: SessionState, driverId: string): void {
  cookies.set(MARK, driverId, COOKIE_DAYS);
}
