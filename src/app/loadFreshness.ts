/** The table of what an event makes stale. `prefetchLikely` fetches the same file ahead. */
export const loadFreshness = () => import(/* webpackChunkName: "freshness" */ '@/flows/freshness/freshness');
