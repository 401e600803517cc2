import { hasControlCharacter } from '@/lib/controlCharacters';
import { findScreenNameByPathname, parentPathRedirects, paths, type ScreenName } from '@/navigation/paths';

import { removeQueryParameters } from './removeQueryParameters';

/** Longer addresses are rejected. The app's longest address, with every parameter, is shorter. */
const MAX_LENGTH = 2048;

/** Any origin would work. This one can never be reached (RFC 2606), in case an address passes the checks by mistake. */
const FIXED_ORIGIN = 'https://app.invalid';

/** The sign-in pages are never a return target (Rule 2.8). */
const EXCLUDED_TARGETS: ReadonlySet<ScreenName> = new Set<ScreenName>(['login', 'loginIndex', 'loginLoading']);

/** The parameters that contain a further target path. */
const TARGET_PARAMETERS = ['redirect', 'enCodeUrl'] as const;

/**
 * The pages that have a return target of their own, besides the sign-in pages. The query rules name them too, but are
 * not part of the first load.
 */
const PAGES_WITH_TARGET: ReadonlySet<ScreenName | undefined> = new Set<ScreenName>(['addCar', 'bindPhone']);

/**
 * Checks the return path in `redirect` and `enCodeUrl`. Returns a path with query that stays inside the app and opens
 * an existing page, or null. If that page has a return target of its own, the target is kept by the same rule but
 * without a further one, so that no link can build a chain (Rule 2.8).
 *
 * @param value the parameter as `URLSearchParams` returns it, percent-decoded once. It is not decoded again here, so
 * that `%2F%2Fevil.example` and the like stay harmless text.
 */
export const toSafeReturnPath = (value: string): string | null => sanitizePath(value, sanitizeTargets);

/** The same for an untrusted path; its own return target is removed. */
export const toSafePathWithoutReturnTarget = (value: string): string | null => sanitizePath(value, removeTargets);

function sanitizePath(
  value: string,
  sanitizeSearch: (name: ScreenName | undefined, search: string) => string,
): string | null {
  if (value.length > MAX_LENGTH || hasControlCharacter(value) || value.includes('\\')) return null;
  if (!value.startsWith('/') || value.startsWith('//')) return null;

  const target = parseWithin(FIXED_ORIGIN, value);
  if (target === null) return null;

  const pathname = toKnownPathname(target.pathname);
  if (pathname === null) return null;

  // `reqJson` counts only in the address that the document was opened with (Rule 2.5).
  return (
    pathname + sanitizeSearch(findScreenNameByPathname(pathname), removeQueryParameters(target.search, ['reqJson']))
  );
}

const removeTargets = (_name: ScreenName | undefined, search: string): string =>
  removeQueryParameters(search, TARGET_PARAMETERS);

function sanitizeTargets(name: ScreenName | undefined, search: string): string {
  if (!PAGES_WITH_TARGET.has(name)) return removeTargets(name, search);
  const given = new URLSearchParams(search);
  if (!TARGET_PARAMETERS.some((target) => given.has(target))) return search;
  for (const target of TARGET_PARAMETERS) {
    const [first, second] = new Set(given.getAll(target));
    const path = first === undefined || second !== undefined ? null : toSafePathWithoutReturnTarget(first);
    if (path === null) given.delete(target);
    else given.set(target, path);
  }
  const text = given.toString();
  return text === '' ? '' : `?${text}`;
}

function parseWithin(origin: string, value: string): URL | null {
  try {
    const url = new URL(value, origin);
    return url.origin === origin ? url : null;
  } catch {
    return null;
  }
}

/** The pathname in the app's own spelling, so that nothing of the sender's spelling is kept. */
function toKnownPathname(pathname: string): string | null {
  if (Object.keys(parentPathRedirects).includes(pathname)) return pathname;
  const name = findScreenNameByPathname(pathname);
  return name === undefined || EXCLUDED_TARGETS.has(name) ? null : encodeURI(paths[name]);
}
