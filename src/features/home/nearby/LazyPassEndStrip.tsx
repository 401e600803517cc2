import { retryableLazy } from '@/ui/late/retryableLazy';

/** Loaded on demand, because it is only needed if a pass ended during a stay. The bill shows the same information. */
export const LazyPassEndStrip = retryableLazy(
  'pass end strip',
  async () => (await import(/* webpackChunkName: "pass-end" */ './PassEndStrip')).PassEndStrip,
  { errorFallback: () => null },
);
