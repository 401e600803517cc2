import { removeQueryParameters } from './removeQueryParameters';

/** The parameters that a host's authorization page adds to the return address. */
const AUTHORIZATION_PARAMETERS = ['code', 'auth_code', 'state'];

/** Whether an address contains the result of an authorization. */
export const hasAuthorizationParameters = (search: string): boolean => {
  const given = new URLSearchParams(search);
  return AUTHORIZATION_PARAMETERS.some((key) => given.has(key));
};

/**
 * The same query without these parameters. An authorization code is valid once, and must not be kept in the store or in
 * a stored address.
 */
export const removeAuthorizationParameters = (search: string): string =>
  removeQueryParameters(search, AUTHORIZATION_PARAMETERS);
