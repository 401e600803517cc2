import { type Invitation, INVITATION_STATE } from '@/services/coupon/invitations';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { LoadStateContent } from '@/ui/load/LoadStateContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { getNotFoundError } from '@/widgets/loading/getNotFoundError';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import type { LoadQueryResult } from '@/widgets/loading/toLoadableBlockState';

import {
  invalidInvitationText,
  type InvitationAudience,
  invitationGiftUsedUpText,
  invitationGiftValidityText,
  invitationTitle,
  toInvitationGiftValueRows,
} from './model/inviteTexts';

/**
 * The inviter and the gift of registering. A spent or unknown invitation shows a note and does not block registering.
 */
export function InvitationGiftCard({
  query,
  reader: audience,
}: {
  readonly query: LoadQueryResult<Invitation>;
  readonly reader: InvitationAudience;
}) {
  const { currentData: invitation } = query;
  if (getNotFoundError(query) !== null)
    return <NoticeBanner tone="soon">{invalidInvitationText(audience)}</NoticeBanner>;
  const load = toContentLoadState(query, { message: '邀请加载失败', waitingFor: '正在查询邀请…', size: 'block' });
  const spentText = invitation === undefined ? '' : invitationGiftUsedUpText(invitation, audience);
  return (
    <Card title={invitationTitle(invitation, audience)}>
      <LoadStateContent {...load} skeleton={<Skeleton height={96} />}>
        {invitation?.state === INVITATION_STATE.open && (
          <>
            <FactRows facts={toInvitationGiftValueRows(invitation.gifts)} />
            <p>{invitationGiftValidityText(invitation, audience)}</p>
          </>
        )}
        {spentText !== '' && <p>{spentText}</p>}
      </LoadStateContent>
    </Card>
  );
}
