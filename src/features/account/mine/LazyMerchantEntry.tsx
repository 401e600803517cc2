import { retryableLazy } from '@/ui/late/retryableLazy';

/** Loaded after the page, with its queries and texts. */
export const LazyMerchantEntry = retryableLazy<object>(
  'merchant entry',
  async () => (await import(/* webpackChunkName: "merchant-entry" */ './MerchantEntry')).MerchantEntry,
  { errorFallback: () => null },
);
