import { hasControlCharacter } from '@/lib/controlCharacters';
import { type PathName, pathNameOf, paths, redirects } from '@/navigation/paths';

import { withoutParameters } from './withoutParameters';

/** Longer addresses are not ours. Our longest address, with every parameter, is shorter. */
const MAX_LENGTH = 2048;

/** Any origin would work. This one can never be reached (RFC 2606), in case an address gets through after all. */
const FIXED_ORIGIN = 'https://app.invalid';

/** The sign-in pages are never a return target (Rule 2.8). */
const NEVER_A_TARGET: ReadonlySet<PathName> = new Set<PathName>(['login', 'loginIndex', 'loginLoading']);

/** The parameters that lead further. */
const TARGETS = ['redirect', 'enCodeUrl'] as const;

/** The pages that lead back themselves, besides those of signing in. The rules for parameters name them too, and are no part of the first load. */
const LEADING_BACK: ReadonlySet<PathName | undefined> = new Set<PathName>(['addCar', 'bindPhone']);

/**
 * Checks the return path in `redirect` and `enCodeUrl`. Returns a path with query that stays inside the app and leads to an existing page,
 * or null. A page that itself leads back keeps its own target, by the same rule but without a further one, so that no link can build a chain
 * (Rule 2.8).
 *
 * @param value the parameter as `URLSearchParams` returns it, percent-decoded once. It is not decoded again here, so that
 * `%2F%2Fevil.example` and the like stay harmless text.
 */
export const safeReturnPath = (value: string): string | null => ownPathOf(value, withOwnTargets);

/** The same for a path that comes from a stranger and leads nowhere further. */
export const safePathAlone = (value: string): string | null => ownPathOf(value, withoutTargets);

function ownPathOf(value: string, judge: (name: PathName | undefined, search: string) => string): string | null {
  if (value.length > MAX_LENGTH || hasControlCharacter(value) || value.includes('\\')) return null;
  if (!value.startsWith('/') || value.startsWith('//')) return null;

  const target = parseWithin(FIXED_ORIGIN, value);
  if (target === null) return null;

  const pathname = knownPathname(target.pathname);
  if (pathname === null) return null;

  // `reqJson` counts only in the address that the document was opened with (Rule 2.5).
  return pathname + judge(pathNameOf(pathname), withoutParameters(target.search, ['reqJson']));
}

const withoutTargets = (_name: PathName | undefined, search: string): string => withoutParameters(search, TARGETS);

function withOwnTargets(name: PathName | undefined, search: string): string {
  if (!LEADING_BACK.has(name)) return withoutTargets(name, search);
  const given = new URLSearchParams(search);
  if (!TARGETS.some((target) => given.has(target))) return search;
  for (const target of TARGETS) {
    const [one, another] = new Set(given.getAll(target));
    const path = one === undefined || another !== undefined ? null : safePathAlone(one);
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

/** The pathname in the app's own spelling, so that nothing of the sender's spelling is passed on. */
function knownPathname(pathname: string): string | null {
  if (Object.keys(redirects).includes(pathname)) return pathname;
  const name = pathNameOf(pathname);
  return name === undefined || NEVER_A_TARGET.has(name) ? null : encodeURI(paths[name]);
}
