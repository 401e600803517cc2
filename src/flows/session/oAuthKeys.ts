import { SECOND_MS } from '@/lib/timeUnits';

/** Key in session storage: the `state` of a pending authorization. It is checked once, when the driver returns. */
export const OAUTH_STATE_KEY = 'oAuthState';
/** Key in session storage: the return path of a sign-in that left for the host's authorization page. */
export const OAUTH_RETURN_PATH_KEY = 'oAuthWayBack';
/** Key in session storage: the position in the history from which the driver left for the host's authorization page. */
export const OAUTH_HISTORY_POSITION_KEY = 'oAuthLeft';
/** Key in session storage: history entries that Back skips. */
export const SKIPPED_HISTORY_ENTRIES_KEY = 'passedBy';
/**
 * Key in session storage: the driver has left a payment so that the host proves the openid. It is no sign-in. `path` is
 * the screen, `mark` the session that the proof is for: `{"path":"/payPage?…","mark":"driver-1"}`.
 */
export const PENDING_OPENID_PROOF_KEY = 'oAuthProof';
/** Key in session storage: in this visit, the host was already requested to prove the openid. */
export const OPENID_PROOF_TRIED_KEY = 'openidProofTried';
/**
 * A driver at a barrier waits no longer for a proof: then the claimed openid is sent, as without a host that can prove
 * it.
 */
export const OPENID_PROOF_TIMEOUT_MS = 5 * SECOND_MS;
