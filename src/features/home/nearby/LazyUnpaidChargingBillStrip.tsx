import { retryableLazy } from '@/ui/late/retryableLazy';

/**
 * Loaded on demand, because few drivers owe a charge. The page that starts the next charge shows the same information.
 */
export const LazyUnpaidChargingBillStrip = retryableLazy(
  'unpaid charge strip',
  async () =>
    (await import(/* webpackChunkName: "unpaid-charge" */ './UnpaidChargingBillStrip')).UnpaidChargingBillStrip,
  { errorFallback: () => null },
);
