import { type Invitation, INVITATION_STATE } from '@/services/coupon/invitations';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { LoadedContent } from '@/ui/load/LoadedContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { notFoundError } from '@/widgets/loading/notFoundError';
import type { LoadQuery } from '@/widgets/loading/toBlockLoad';
import { toLoadState } from '@/widgets/loading/toLoadState';

import {
  giftFacts,
  invalidInviteText,
  type InviteAudience,
  inviteTitle,
  spentInviteText,
  validityText,
} from './model/inviteTexts';

/**
 * The inviter and the gift of registering. A spent or unknown invitation shows a note and does not block registering.
 */
export function GiftCard({
  query,
  reader: audience,
}: {
  readonly query: LoadQuery<Invitation>;
  readonly reader: InviteAudience;
}) {
  const { currentData: invitation } = query;
  if (notFoundError(query) !== null) return <NoticeBanner tone="soon">{invalidInviteText(audience)}</NoticeBanner>;
  const load = toLoadState(query, { message: '邀请加载失败', waitingFor: '正在查询邀请…', size: 'block' });
  const spentText = invitation === undefined ? '' : spentInviteText(invitation, audience);
  return (
    <Card title={inviteTitle(invitation, audience)}>
      <LoadedContent {...load} skeleton={<Skeleton height={96} />}>
        {invitation?.state === INVITATION_STATE.open && (
          <>
            <FactRows facts={giftFacts(invitation.gifts)} />
            <p>{validityText(invitation, audience)}</p>
          </>
        )}
        {spentText !== '' && <p>{spentText}</p>}
      </LoadedContent>
    </Card>
  );
}
