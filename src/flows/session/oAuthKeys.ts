/** sessionStorage: the `state` of an authorization under way; it is checked once when the driver comes back. */
export const OAUTH_STATE_KEY = 'oAuthState';
/** sessionStorage: where the driver wanted to go when he left for the host's authorization page. */
export const OAUTH_WAY_BACK_KEY = 'oAuthWayBack';
