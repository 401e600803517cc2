/** Lazy rows of the area. */
export const accountLazyRoutes = {};
