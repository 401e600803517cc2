/**
 * The same query without these parameters. A query that has none of them is returned unchanged, because serializing it
 * could change its spelling.
 */
export function removeQueryParameters(search: string, names: readonly string[]): string {
  const remaining = new URLSearchParams(search);
  if (!names.some((name) => remaining.has(name))) return search;
  for (const name of names) remaining.delete(name);
  const text = remaining.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * The same query without `reqJson`, which counts only in the address that the document was opened with (Rule 2.5). It
 * is removed from every address that is navigated to inside the app: a link, a scanned code, a return path.
 */
export const removeReqJsonParameter = (search: string): string => removeQueryParameters(search, ['reqJson']);
