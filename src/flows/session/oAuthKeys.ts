import { SECOND_MS } from '@/lib/timeUnits';

/** Key in session storage: the `state` of a pending authorization. It is checked once, when the driver comes back. */
export const OAUTH_STATE_KEY = 'oAuthState';
/** Key in session storage: the screen that the driver wanted before leaving for the host's authorization page. */
export const OAUTH_WAY_BACK_KEY = 'oAuthWayBack';
/** Key in session storage: the place in the history from which the driver left for the host's authorization page. */
export const OAUTH_LEFT_KEY = 'oAuthLeft';
/** Key in session storage: history entries that back does not stop at. */
export const PASSED_BY_KEY = 'passedBy';
/**
 * Key in session storage: the driver has left a payment so that the host proves the openid. It is no sign-in. `path` is the screen, `mark` the session that
 * the proof is for: `{"path":"/payPage?…","mark":"driver-1"}`.
 */
export const OAUTH_PROOF_KEY = 'oAuthProof';
/** Key in session storage: in this visit the host has been requested to prove the openid. */
export const PROOF_TRIED_KEY = 'openidProofTried';
/** Nobody waits longer for a proof at a barrier: then the claimed openid is sent, as without a host that can prove. */
export const PROOF_LIMIT_MS = 5 * SECOND_MS;
