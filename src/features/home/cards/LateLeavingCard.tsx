import { retryableLazy } from '@/ui/late/retryableLazy';

import { BillCardView } from './BillCardView';
import type { LeavingCardProps } from './LeavingCard';

const withoutTime = (props: LeavingCardProps) => <BillCardView {...props} />;

/** In the file of home's last blocks, which home always loads. Without it the card says the time to leave, and not how near it is. */
export const LateLeavingCard = retryableLazy<LeavingCardProps>(
  'leaving card',
  async () => (await import(/* webpackChunkName: "home-end" */ './LeavingCard')).LeavingCard,
  { meanwhile: withoutTime, without: withoutTime },
);
