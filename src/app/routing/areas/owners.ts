/** Rows of the area that come late. */
export const ownersLateRows = {};

/** Its addresses whose screen has not been built. */
export type OwnersUnbuilt = 'userApplyUserCheckIn' | 'userApplyResult' | 'userApplyHistory';
