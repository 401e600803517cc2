import { withoutParameters } from './withoutParameters';

/** The parameters that a host's authorization page adds to the return address. */
const GIVEN_BY_HOST = ['code', 'auth_code', 'state'];

/** Whether an address contains the result of an authorization. */
export const hasAuthorization = (search: string): boolean => {
  const given = new URLSearchParams(search);
  return GIVEN_BY_HOST.some((key) => given.has(key));
};

/** The same query without them. A code is valid once, and belongs neither in the store nor in a stored address. */
export const withoutAuthorization = (search: string): string => withoutParameters(search, GIVEN_BY_HOST);
