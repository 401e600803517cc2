/** The same query without these parameters. A query that has none of them is returned unchanged, because writing it anew may respell it. */
export function withoutParameters(search: string, names: readonly string[]): string {
  const kept = new URLSearchParams(search);
  if (!names.some((name) => kept.has(name))) return search;
  for (const name of names) kept.delete(name);
  const text = kept.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * The same query without `reqJson`, which counts only in the address that the document was opened with (Rule 2.5). Every address that is
 * reached inside the app loses it: a link, a scanned code, a return path.
 */
export const withoutReqJson = (search: string): string => withoutParameters(search, ['reqJson']);
