import { hasControlCharacter } from '@/lib/controlCharacters';
import { type PathName, pathNameOf, paths, redirects } from '@/navigation/paths';

import { withoutParameters } from './withoutParameters';

/** Longer addresses are not ours. Our longest address, with every parameter, is shorter. */
const MAX_LENGTH = 2048;

/** Any origin would work. This one can never be reached (RFC 2606), in case an address gets through after all. */
const FIXED_ORIGIN = 'https://app.invalid';

/** The sign-in pages are never a return target (Rule 2.8). */
const NEVER_A_TARGET: ReadonlySet<PathName> = new Set<PathName>(['login', 'loginIndex', 'loginLoading']);

/**
 * A target with a target of its own would make a chain: it ends here. `reqJson` counts only in the address that the document was opened
 * with (Rule 2.5).
 */
const NOT_PASSED_ON = ['redirect', 'enCodeUrl', 'reqJson'];

/**
 * Checks the return path in `redirect` and `enCodeUrl`. Returns a path with query that stays inside the app and leads to an existing page,
 * or null.
 *
 * @param value the parameter as `URLSearchParams` returns it, percent-decoded once. It is not decoded again here, so that
 * `%2F%2Fevil.example` and the like stay harmless text.
 */
export function safeReturnPath(value: string): string | null {
  if (value.length > MAX_LENGTH || hasControlCharacter(value) || value.includes('\\')) return null;
  if (!value.startsWith('/') || value.startsWith('//')) return null;

  const target = parseWithin(FIXED_ORIGIN, value);
  if (target === null) return null;

  const pathname = knownPathname(target.pathname);
  if (pathname === null) return null;

  return pathname + withoutParameters(target.search, NOT_PASSED_ON);
}

function parseWithin(origin: string, value: string): URL | null {
  try {
    const url = new URL(value, origin);
    return url.origin === origin ? url : null;
  } catch {
    return null;
  }
}

/** The pathname in the app's own spelling, so that nothing of the sender's spelling is passed on. */
function knownPathname(pathname: string): string | null {
  if (Object.keys(redirects).includes(pathname)) return pathname;
  const name = pathNameOf(pathname);
  return name === undefined || NEVER_A_TARGET.has(name) ? null : encodeURI(paths[name]);
}
