import { retryableLazy } from '@/ui/late/retryableLazy';

/** Its calls and its words come after the page. */
export const LateMerchantEntry = retryableLazy<object>(
  'merchant entry',
  async () => (await import(/* webpackChunkName: "merchant-entry" */ './MerchantEntry')).MerchantEntry,
  { without: () => null },
);
