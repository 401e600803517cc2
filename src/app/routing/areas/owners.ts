/** Lazy rows of the area. */
export const ownersLazyRoutes = {};

/** Addresses of the area whose screen has not been built. */
export type OwnersUnbuilt = 'userApplyUserCheckIn' | 'userApplyResult' | 'userApplyHistory';
