/** Marks a history entry that lies directly above /login. */
export const OVER_LOGIN = 'overLogin';
