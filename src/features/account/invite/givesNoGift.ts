import { type Invitation, INVITATION_STATE } from '@/services/coupon/invitations';
import type { LoadQuery } from '@/widgets/loading/blockLoadOf';
import { goneOf } from '@/widgets/loading/goneOf';

/** Nobody gets anything for this link: it is spent, or unknown. */
export const givesNoGift = (query: LoadQuery<Invitation>): boolean =>
  goneOf(query) !== null || query.currentData?.state === INVITATION_STATE.spent;
