import { attempt } from './attempt';

/**
 * The value of a cookie in a text like `document.cookie`; null if there is none. A site on the parent domain may set one of the same name that cannot be
 * decoded (`%zz`): the first that can be read counts. Never throws.
 */
export const cookieIn = (cookies: string, name: string): string | null =>
  cookies
    .split('; ')
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => attempt(() => decodeURIComponent(pair.slice(name.length + 1))))
    .find((value) => value !== null) ?? null;
