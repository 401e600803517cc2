import { type Invitation, INVITATION_STATE } from '@/services/coupon/invitations';
import { getNotFoundError } from '@/widgets/loading/getNotFoundError';
import type { LoadQueryResult } from '@/widgets/loading/toLoadableBlockState';

/** Whether the invitation is spent or unknown, so that it has no gift. */
export const hasNoInvitationGift = (query: LoadQueryResult<Invitation>): boolean =>
  getNotFoundError(query) !== null || query.currentData?.state === INVITATION_STATE.spent;
