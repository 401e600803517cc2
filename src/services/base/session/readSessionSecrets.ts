import type { CookieJar } from '@/platform/storage/storage';

import { SESSION_COOKIE_NAMES } from './tokenCookies';

/** The current tokens of the session and its mark. For a redactor, which masks them wherever they occur. */
export const readSessionSecrets = (cookies: CookieJar): readonly string[] =>
  SESSION_COOKIE_NAMES.map((name) => cookies.get(name)).filter((value) => value !== null);
