import { retryableLazy } from '@/ui/late/retryableLazy';

import type { SavedBillCardProps } from './SavedBillCard';

/** Part of the "offline" chunk, which is already loaded, because its flow has found the saved bill. */
export const LazySavedBillCard = retryableLazy<SavedBillCardProps>(
  'kept bill',
  async () => (await import(/* webpackChunkName: "offline" */ './SavedBillCard')).SavedBillCard,
  { errorFallback: () => null },
);
