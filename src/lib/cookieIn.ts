/**
 * The value of a cookie in a text like `document.cookie`; null if there is none. A site on the parent domain may set one of the same name that cannot be
 * decoded (`%zz`): the first that can be read counts. Never throws.
 */
export function cookieIn(cookies: string, name: string): string | null {
  for (const pair of cookies.split('; ')) {
    if (!pair.startsWith(`${name}=`)) continue;
    try {
      return decodeURIComponent(pair.slice(name.length + 1));
    } catch {
      // Not ours.
    }
  }
  return null;
}
