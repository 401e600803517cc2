import { retryableLazy } from '@/ui/late/retryableLazy';

/** Only drivers with off-peak hours need it. Without it nothing is missed that the order itself does not say. */
export const LateOverstayStrip = retryableLazy(
  'overstay strip',
  async () => (await import(/* webpackChunkName: "overstay" */ './OverstayStrip')).OverstayStrip,
  { without: () => null },
);
