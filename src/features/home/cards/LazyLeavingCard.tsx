import { retryableLazy } from '@/ui/late/retryableLazy';

import { BillCardView } from './BillCardView';
import type { LeavingCardProps } from './LeavingCard';

const renderWithoutCountdown = (props: LeavingCardProps) => <BillCardView {...props} />;

/**
 * Part of the deferred "home-end" chunk, which home always loads. Without it the card shows the time to leave, but no
 * countdown.
 */
export const LazyLeavingCard = retryableLazy<LeavingCardProps>(
  'leaving card',
  async () => (await import(/* webpackChunkName: "home-end" */ './LeavingCard')).LeavingCard,
  { fallback: renderWithoutCountdown, errorFallback: renderWithoutCountdown },
);
