import { formatPlate } from '@/domain/plate/plateFace';
import { pathTo } from '@/navigation/paths';
import type { MerchantGrant } from '@/services/coupon/merchants';
import { LinkButton } from '@/ui/button/LinkButton';
import { Notice } from '@/ui/card/Notice';

import { GivenCard } from './GivenCard';
import type { Given } from './model/tillDraft';

interface GivenCardsProps {
  readonly given: readonly Given[];
  /** What the server lists, so that what another phone has undone or a driver has used is said here too. */
  readonly rows: readonly MerchantGrant[];
  readonly merchantId: string;
}

/** What came of the last taps. */
export function GivenCards({ given, rows, merchantId }: GivenCardsProps) {
  return given.map((one) =>
    one.grantId === '' ? (
      <Notice
        key={one.plateNo}
        tone="soon"
        isAnnounced
        action={<LinkButton to={pathTo('giveCouponsRecord', { merchantId })}>看发放记录</LinkButton>}
      >
        {`${formatPlate(one.plateNo)} 未确认是否已发放；再点发放会先核对，不会重复发`}
      </Notice>
    ) : (
      <GivenCard key={one.grantId} given={one} row={rows.find(({ grantId }) => grantId === one.grantId)} />
    ),
  );
}
