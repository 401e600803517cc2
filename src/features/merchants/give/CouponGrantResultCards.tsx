import { pathTo } from '@/navigation/paths';
import type { MerchantCouponGrant } from '@/services/coupon/merchants';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { CardRows } from '@/ui/list/CardRows';

import { CouponGrantResultRow } from './CouponGrantResultRow';
import type { CouponGrantAttempt } from './model/couponGrantDraft';
import { prependPlate } from './model/couponGrantText';

interface CouponGrantResultCardsProps {
  readonly attempts: readonly CouponGrantAttempt[];
  /** The server's grants: they show that a grant was revoked on another phone or used by a driver. */
  readonly grants: readonly MerchantCouponGrant[];
  readonly merchantId: string;
}

/** The results of the last grants. */
export function CouponGrantResultCards({ attempts, grants, merchantId }: CouponGrantResultCardsProps) {
  return attempts.map((attempt) =>
    attempt.grantId === '' ? (
      <GrantProblemNotice key={attempt.plateNo} attempt={attempt} merchantId={merchantId} />
    ) : (
      <Card key={attempt.grantId}>
        <CardRows>
          <CouponGrantResultRow attempt={attempt} grant={grants.find(({ grantId }) => grantId === attempt.grantId)} />
        </CardRows>
      </Card>
    ),
  );
}

function GrantProblemNotice({
  attempt,
  merchantId,
}: {
  readonly attempt: CouponGrantAttempt;
  readonly merchantId: string;
}) {
  const { plateNo, problem } = attempt;
  if (problem !== '') {
    return (
      <NoticeBanner tone="owed" isAnnounced>
        {prependPlate(plateNo, problem)}
      </NoticeBanner>
    );
  }
  return (
    <NoticeBanner
      tone="soon"
      isAnnounced
      action={<LinkButton to={pathTo('giveCouponsRecord', { merchantId })}>看发放记录</LinkButton>}
    >
      {prependPlate(plateNo, '未确认是否已发放；再点发放会先核对，不会重复发')}
    </NoticeBanner>
  );
}
