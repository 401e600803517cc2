import { type Invitation, INVITATION_STATE } from '@/services/coupon/invitations';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { Notice } from '@/ui/card/Notice';
import { LoadedContent } from '@/ui/load/LoadedContent';
import { Skeleton } from '@/ui/load/Skeleton';
import type { LoadQuery } from '@/widgets/loading/blockLoadOf';
import { notFoundError } from '@/widgets/loading/notFoundError';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { giftFacts, inviteTitle, noGiftWords, type Reader, unknownWords, validWords } from './model/inviteWords';

/** Who invites, and what registering brings. An invitation that is spent or unknown says so, and hinders nobody. */
export function GiftCard({ query, reader }: { readonly query: LoadQuery<Invitation>; readonly reader: Reader }) {
  const { currentData: invitation } = query;
  if (notFoundError(query) !== null) return <Notice tone="soon">{unknownWords(reader)}</Notice>;
  const load = toLoadState(query, { what: '邀请加载失败', waitingFor: '正在查询邀请…', size: 'block' });
  const none = invitation === undefined ? '' : noGiftWords(invitation, reader);
  return (
    <Card title={inviteTitle(invitation, reader)}>
      <LoadedContent {...load} skeleton={<Skeleton height={96} />}>
        {invitation?.state === INVITATION_STATE.open && (
          <>
            <FactRows facts={giftFacts(invitation.gifts)} />
            <p>{validWords(invitation, reader)}</p>
          </>
        )}
        {none !== '' && <p>{none}</p>}
      </LoadedContent>
    </Card>
  );
}
