import { pathTo } from '@/navigation/paths';
import type { MerchantGrant } from '@/services/coupon/merchants';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { CardRows } from '@/ui/list/CardRows';

import { GrantResultRow } from './GrantResultRow';
import type { GrantAttempt } from './model/grantDraft';
import { prefixPlate } from './model/grantText';

interface GrantResultCardsProps {
  readonly attempts: readonly GrantAttempt[];
  /** The server's grants: they show that a grant was revoked on another phone or used by a driver. */
  readonly grants: readonly MerchantGrant[];
  readonly merchantId: string;
}

/** The results of the last grants. */
export function GrantResultCards({ attempts, grants, merchantId }: GrantResultCardsProps) {
  return attempts.map((attempt) =>
    attempt.grantId === '' ? (
      <GrantProblemNotice key={attempt.plateNo} attempt={attempt} merchantId={merchantId} />
    ) : (
      <Card key={attempt.grantId}>
        <CardRows>
          <GrantResultRow attempt={attempt} grant={grants.find(({ grantId }) => grantId === attempt.grantId)} />
        </CardRows>
      </Card>
    ),
  );
}

function GrantProblemNotice({ attempt, merchantId }: { readonly attempt: GrantAttempt; readonly merchantId: string }) {
  const { plateNo, problem } = attempt;
  if (problem !== '') {
    return (
      <NoticeBanner tone="owed" isAnnounced>
        {prefixPlate(plateNo, problem)}
      </NoticeBanner>
    );
  }
  return (
    <NoticeBanner
      tone="soon"
      isAnnounced
      action={<LinkButton to={pathTo('giveCouponsRecord', { merchantId })}>看发放记录</LinkButton>}
    >
      {prefixPlate(plateNo, '未确认是否已发放；再点发放会先核对，不会重复发')}
    </NoticeBanner>
  );
}
