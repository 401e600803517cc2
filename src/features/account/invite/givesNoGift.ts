import { type Invitation, INVITATION_STATE } from '@/services/coupon/invitations';
import type { LoadQuery } from '@/widgets/loading/blockLoadOf';
import { notFoundError } from '@/widgets/loading/notFoundError';

/** Nobody gets anything for this link: it is spent, or unknown. */
export const givesNoGift = (query: LoadQuery<Invitation>): boolean =>
  notFoundError(query) !== null || query.currentData?.state === INVITATION_STATE.spent;
