import { retryableLazy } from '@/ui/late/retryableLazy';

/** Loaded on demand, because only drivers with off-peak hours need it. The order's page shows the same information. */
export const LazyOverstayStrip = retryableLazy(
  'overstay strip',
  async () => (await import(/* webpackChunkName: "overstay" */ './OverstayStrip')).OverstayStrip,
  { errorFallback: () => null },
);
