import { type Invitation, INVITATION_STATE } from '@/services/coupon/invitations';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { Notice } from '@/ui/card/Notice';
import { LoadedContent } from '@/ui/load/LoadedContent';
import { Skeleton } from '@/ui/load/Skeleton';
import type { LoadQuery } from '@/widgets/loading/blockLoadOf';
import { goneOf } from '@/widgets/loading/goneOf';
import { loadOf } from '@/widgets/loading/loadOf';

import { giftFacts, inviteTitle, noGiftWords, validWords } from './model/inviteWords';

/** Who invites, and what registering brings. An invitation that is spent or unknown says so, and hinders nobody from registering. */
export function GiftCard({ query }: { readonly query: LoadQuery<Invitation> }) {
  const { currentData: invitation } = query;
  if (goneOf(query) !== null) return <Notice tone="soon">邀请链接无效，仍可以注册</Notice>;
  const load = loadOf(query, { what: '邀请加载失败', waitingFor: '正在查询邀请…', size: 'block' });
  const none = invitation === undefined ? '' : noGiftWords(invitation);
  return (
    <Card title={inviteTitle(invitation)}>
      <LoadedContent {...load} skeleton={<Skeleton height={96} />}>
        {invitation?.state === INVITATION_STATE.open && (
          <>
            <FactRows facts={giftFacts(invitation.gifts)} />
            <p>{validWords(invitation)}</p>
          </>
        )}
        {none !== '' && <p>{none}</p>}
      </LoadedContent>
    </Card>
  );
}
