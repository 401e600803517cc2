import { retryableLazy } from '@/ui/late/retryableLazy';

import type { KeptBillCardProps } from './KeptBillCard';

/** In the same file as the flow that found the bill, so the file has come already. */
export const LateKeptBill = retryableLazy<KeptBillCardProps>(
  'kept bill',
  async () => (await import(/* webpackChunkName: "offline" */ './KeptBillCard')).KeptBillCard,
  { without: () => null },
);
