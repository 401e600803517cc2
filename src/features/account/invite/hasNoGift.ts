import { type Invitation, INVITATION_STATE } from '@/services/coupon/invitations';
import { notFoundError } from '@/widgets/loading/notFoundError';
import type { LoadQuery } from '@/widgets/loading/toBlockLoad';

/** Whether the invitation is spent or unknown, so that it has no gift. */
export const hasNoGift = (query: LoadQuery<Invitation>): boolean =>
  notFoundError(query) !== null || query.currentData?.state === INVITATION_STATE.spent;
