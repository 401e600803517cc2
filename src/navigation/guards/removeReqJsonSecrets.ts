import { isPlainObject } from '@/lib/isPlainObject';
import { parseJson } from '@/lib/parseJson';

/** 4 kB: the allowed names and values take less than half of it. */
const MAX_BYTES = 4096;

const SECRETS: ReadonlySet<string> = new Set(['ticket', 'token', 'refreshToken']);

/**
 * Removes `ticket` and tokens from every `reqJson` parameter of a query, whatever their values. The rest of the
 * parameter and all other parameters stay. A `reqJson` that cannot be parsed is dropped, because its content is
 * unknown. A query without secrets is returned unchanged.
 *
 * @param search a query with its leading `?`, or an empty text
 */
export function removeReqJsonSecrets(search: string): string {
  const given = [...new URLSearchParams(search)];
  const remaining = given.flatMap(([key, value]): [string, string][] => {
    if (key !== 'reqJson') return [[key, value]];
    const publicText = withoutSecrets(value);
    return publicText === null ? [] : [[key, publicText]];
  });
  const isUnchanged =
    remaining.length === given.length && remaining.every(([, value], index) => value === given[index]?.[1]);
  if (isUnchanged) return search;
  return remaining.length === 0 ? '' : `?${new URLSearchParams(remaining).toString()}`;
}

function withoutSecrets(text: string): string | null {
  const given = parseReqJsonEntries(text);
  if (given === null) return null;
  const holdsSecret = [...given.keys()].some((key) => SECRETS.has(key));
  return holdsSecret ? JSON.stringify(Object.fromEntries([...given].filter(([key]) => !SECRETS.has(key)))) : text;
}

/** Returns a map, because in a map a key such as `__proto__` is an ordinary key. */
export function parseReqJsonEntries(text: string): ReadonlyMap<string, unknown> | null {
  if (text.length > MAX_BYTES || new TextEncoder().encode(text).length > MAX_BYTES) return null;
  const value = parseJson(text);
  return isPlainObject(value) ? new Map(Object.entries(value)) : null;
}
