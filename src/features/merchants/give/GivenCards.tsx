import { pathTo } from '@/navigation/paths';
import type { MerchantGrant } from '@/services/coupon/merchants';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { Notice } from '@/ui/card/Notice';
import { Rows } from '@/ui/list/Rows';

import { GivenRow } from './GivenRow';
import type { Given } from './model/tillDraft';
import { ofCar } from './model/tillWords';

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
      <NotGiven key={one.plateNo} given={one} merchantId={merchantId} />
    ) : (
      <Card key={one.grantId}>
        <Rows>
          <GivenRow given={one} row={rows.find(({ grantId }) => grantId === one.grantId)} />
        </Rows>
      </Card>
    ),
  );
}

function NotGiven({ given, merchantId }: { readonly given: Given; readonly merchantId: string }) {
  const { plateNo, problem } = given;
  if (problem !== '') {
    return (
      <Notice tone="owed" isAnnounced>
        {ofCar(plateNo, problem)}
      </Notice>
    );
  }
  return (
    <Notice
      tone="soon"
      isAnnounced
      action={<LinkButton to={pathTo('giveCouponsRecord', { merchantId })}>看发放记录</LinkButton>}
    >
      {ofCar(plateNo, '未确认是否已发放；再点发放会先核对，不会重复发')}
    </Notice>
  );
}
