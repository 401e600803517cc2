import type { CookieJar } from '../storage/storage';
import { COOKIES } from './tokenCookies';

/** Both tokens of the session as they are now, and its mark. For a redactor, which masks them wherever they occur. */
export const secretsOf = (cookies: CookieJar): readonly string[] =>
  COOKIES.map((name) => cookies.get(name)).filter((value) => value !== null);
