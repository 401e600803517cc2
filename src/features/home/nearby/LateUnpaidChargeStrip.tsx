import { retryableLazy } from '@/ui/late/retryableLazy';

/** Few drivers owe a charge. Without it the charge itself says so, and the page that starts the next one. */
export const LateUnpaidChargeStrip = retryableLazy(
  'unpaid charge strip',
  async () => (await import(/* webpackChunkName: "unpaid-charge" */ './UnpaidChargeStrip')).UnpaidChargeStrip,
  { without: () => null },
);
