/** The state of a history entry that was opened from /login, directly above it. */
export const OPENED_FROM_LOGIN_HISTORY_STATE = 'overLogin';
