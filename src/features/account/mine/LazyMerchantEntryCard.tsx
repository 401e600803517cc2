import { retryableLazy } from '@/ui/late/retryableLazy';

/** Loaded after the page, with its queries and texts. */
export const LazyMerchantEntryCard = retryableLazy<object>(
  'merchant entry',
  async () => (await import(/* webpackChunkName: "merchant-entry" */ './MerchantEntryCard')).MerchantEntryCard,
  { errorFallback: () => null },
);
