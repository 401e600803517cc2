import { retryableLazy } from '@/ui/late/retryableLazy';

/** Loaded on demand, because only drivers with off-peak hours need it. The order's page shows the same information. */
export const LazyOffPeakOvertimeStrip = retryableLazy(
  'overstay strip',
  async () => (await import(/* webpackChunkName: "overstay" */ './OffPeakOvertimeStrip')).OffPeakOvertimeStrip,
  { errorFallback: () => null },
);
