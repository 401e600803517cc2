/** Kept with a history entry that /login lies right below. */
export const OVER_LOGIN = 'overLogin';
