import { formatServerMoment } from '@/domain/formatServerMoment';
import { revocableUntilMs } from '@/domain/merchant/couponGrants';
import { GRANT_STATE } from '@/domain/merchant/merchantCodes';
import { pathTo } from '@/navigation/paths';
import type { MerchantGrant } from '@/services/coupon/merchants';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { Facts } from '@/ui/card/Facts';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { Tag } from '@/ui/text/Tag';

import { grantStateLabel, ownerText, savedText } from './model/grantText';

/** The height of a row with its facts in two lines, px. */
export const GRANT_ROW_HEIGHT = 104;

/**
 * One grant: car, coupon, time and operator. Links to its details if it was used (the stay) or can still be revoked.
 */
export function GrantRow({ grant }: { readonly grant: MerchantGrant }) {
  const now = useServerNow();
  const { grantId, plateNo, couponName, num, operatorName, grantTime, reason } = grant;
  const { word, tone } = grantStateLabel(grant);
  return (
    <Card>
      <CardRows>
        <ListRow
          to={
            grant.state === GRANT_STATE.used || revocableUntilMs(grant, now) !== null
              ? pathTo('parkingDetail', { grantId })
              : undefined
          }
          title={
            <>
              {plateNo === '' ? ownerText(grant) : <PlateBadge plateNo={plateNo} />} <Tag tone={tone}>{word}</Tag>
            </>
          }
          note={
            <Facts
              of={[
                couponName,
                `${String(num)}张`,
                savedText(grant),
                formatServerMoment(grantTime, now),
                operatorName,
                reason,
              ]}
            />
          }
        />
      </CardRows>
    </Card>
  );
}
