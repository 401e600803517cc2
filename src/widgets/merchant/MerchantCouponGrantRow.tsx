import { formatServerMoment } from '@/domain/formatServerMoment';
import { couponGrantRevocableUntilMs } from '@/domain/merchant/couponGrants';
import { COUPON_GRANT_STATE } from '@/domain/merchant/merchantCodes';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { MerchantCouponGrant } from '@/services/coupon/merchants';
import { Card } from '@/ui/card/Card';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { Tag } from '@/ui/text/Tag';

import { couponGrantRecipientText, couponGrantSavingText, couponGrantStateTag } from './model/grantText';

/** The height of a row with its facts in two lines, px. */
export const COUPON_GRANT_ROW_HEIGHT_PX = 104;

/**
 * One grant: car, coupon, time and operator. Links to its details if it was used (the stay) or can still be revoked.
 */
export function MerchantCouponGrantRow({ grant }: { readonly grant: MerchantCouponGrant }) {
  const now = useServerNow();
  const { grantId, plateNo, couponName, num, operatorName, grantTime, reason } = grant;
  const { word, tone } = couponGrantStateTag(grant);
  return (
    <Card>
      <CardRows>
        <ListRow
          to={
            grant.state === COUPON_GRANT_STATE.used || couponGrantRevocableUntilMs(grant, now) !== null
              ? pathTo('parkingDetail', { grantId })
              : undefined
          }
          title={
            <>
              {plateNo === '' ? couponGrantRecipientText(grant) : <PlateBadge plateNo={plateNo} />}{' '}
              <Tag tone={tone}>{word}</Tag>
            </>
          }
          note={
            <InlineFacts
              of={[
                couponName,
                `${String(num)}张`,
                couponGrantSavingText(grant),
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
