import { retryableLazy } from '@/ui/late/retryableLazy';

import type { OfflineBillCopyCardProps } from './OfflineBillCopyCard';

/** Part of the "offline" chunk, which is already loaded, because its flow has found the saved bill. */
export const LazyOfflineBillCopyCard = retryableLazy<OfflineBillCopyCardProps>(
  'kept bill',
  async () => (await import(/* webpackChunkName: "offline" */ './OfflineBillCopyCard')).OfflineBillCopyCard,
  { errorFallback: () => null },
);
