import { retryableLazy } from '@/ui/late/retryableLazy';

import { BillCardView } from './BillCardView';
import type { ExitDeadlineBillCardProps } from './ExitDeadlineBillCard';

const renderWithoutCountdown = (props: ExitDeadlineBillCardProps) => <BillCardView {...props} />;

/**
 * Part of the deferred "home-end" chunk, which home always loads. Without it the card shows the time to leave, but no
 * countdown.
 */
export const LazyExitDeadlineBillCard = retryableLazy<ExitDeadlineBillCardProps>(
  'leaving card',
  async () => (await import(/* webpackChunkName: "home-end" */ './ExitDeadlineBillCard')).ExitDeadlineBillCard,
  { fallback: renderWithoutCountdown, errorFallback: renderWithoutCountdown },
);
