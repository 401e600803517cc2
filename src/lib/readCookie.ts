import { tryOrNull } from './tryOrNull';

/**
 * Reads a cookie from a text like `document.cookie`; null if there is none. If several have this name (a site on the
 * parent domain may set one), the first that can be decoded is used. Never throws.
 */
export const readCookie = (cookies: string, name: string): string | null =>
  cookies
    .split('; ')
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => tryOrNull(() => decodeURIComponent(pair.slice(name.length + 1))))
    .find((value) => value !== null) ?? null;
