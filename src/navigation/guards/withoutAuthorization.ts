/** What a host's authorization page puts into the address it comes back to. */
const GIVEN_BY_HOST = ['code', 'auth_code', 'state'];

/** Whether an address brings the answer of an authorization. */
export const hasAuthorization = (search: string): boolean => {
  const given = new URLSearchParams(search);
  return GIVEN_BY_HOST.some((key) => given.has(key));
};

/** The same query without it: a code is good once and belongs neither into the store nor into an address that is kept. */
export function withoutAuthorization(search: string): string {
  if (!hasAuthorization(search)) return search;
  const kept = new URLSearchParams(search);
  for (const key of GIVEN_BY_HOST) kept.delete(key);
  const text = kept.toString();
  return text === '' ? '' : `?${text}`;
}
