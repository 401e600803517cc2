import { hasControlCharacter } from '@/lib/controlCharacters';
import { type PathName, pathNameOf, paths, redirects } from '@/navigation/paths';

import { withoutTicket } from './withoutTicket';

/** Longer addresses are not ours: the longest of our own, with every parameter, stays below. */
const MAX_LENGTH = 2048;

/** Any origin would do. This one can never be reached (RFC 2606), should an address slip through after all. */
const FIXED_ORIGIN = 'https://app.invalid';

/** Signing in is never a place to come back to (Rule 2.8). */
const NEVER_A_TARGET: ReadonlySet<PathName> = new Set<PathName>(['login', 'loginIndex', 'loginLoading']);

/** A target that names a target of its own would make a chain; the chain ends here. */
const RETURN_KEYS = ['redirect', 'enCodeUrl'];

/**
 * Judges the way back that `redirect` and `enCodeUrl` carry. Answers a path with query that stays inside this program and
 * leads to a page that exists, or null.
 *
 * @param value the parameter as `URLSearchParams` gives it, that is: percent-decoded once. It is not decoded again here, so
 * that `%2F%2Fevil.example` and the like stay the harmless text that they are.
 */
export function safeReturnPath(value: string): string | null {
  if (value.length > MAX_LENGTH || hasControlCharacter(value) || value.includes('\\')) return null;
  if (!value.startsWith('/') || value.startsWith('//')) return null;

  const target = parseWithin(FIXED_ORIGIN, value);
  if (target === null) return null;

  const pathname = knownPathname(target.pathname);
  if (pathname === null) return null;

  for (const key of RETURN_KEYS) {
    // A needless delete would rewrite the whole query.
    if (target.searchParams.has(key)) target.searchParams.delete(key);
  }
  // Whoever writes a link must not sign its reader in through the way back.
  return pathname + withoutTicket(target.search);
}

function parseWithin(origin: string, value: string): URL | null {
  try {
    const url = new URL(value, origin);
    return url.origin === origin ? url : null;
  } catch {
    return null;
  }
}

/** The pathname as this program writes it, so that nothing of the sender's spelling is passed on. */
function knownPathname(pathname: string): string | null {
  if (Object.keys(redirects).includes(pathname)) return pathname;
  const name = pathNameOf(pathname);
  return name === undefined || NEVER_A_TARGET.has(name) ? null : encodeURI(paths[name]);
}
