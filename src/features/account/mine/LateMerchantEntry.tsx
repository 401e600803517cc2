import { latePart } from '@/ui/late/latePart';

/** Its calls and its words come after the page. */
export const LateMerchantEntry = latePart<object>(
  'merchant entry',
  async () => (await import(/* webpackChunkName: "merchant-entry" */ './MerchantEntry')).MerchantEntry,
  { without: () => null },
);
