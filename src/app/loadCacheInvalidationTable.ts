/** The table of cached data that an action invalidates. `startIdlePageWork` downloads the same file ahead. */
export const loadCacheInvalidationTable = () =>
  import(/* webpackChunkName: "freshness" */ '@/flows/freshness/invalidationRules');
