/** The table of cached data that an action invalidates. `prefetchWhenIdle` downloads the same file ahead. */
export const loadCacheInvalidationTable = () =>
  import(/* webpackChunkName: "freshness" */ '@/flows/freshness/crossServiceInvalidation');
