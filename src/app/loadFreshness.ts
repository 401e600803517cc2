/** The table of cached data that an action invalidates. `prefetchWhenQuiet` downloads the same file ahead. */
export const loadFreshness = () =>
  import(/* webpackChunkName: "freshness" */ '@/flows/freshness/crossServiceInvalidation');
