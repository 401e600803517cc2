import { GRANT_STATE } from '@/domain/merchant/merchantCodes';
import { undoUntil } from '@/domain/merchant/till';
import { momentText } from '@/domain/momentText';
import { pathTo } from '@/navigation/paths';
import type { MerchantGrant } from '@/services/coupon/merchants';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { Facts } from '@/ui/card/Facts';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { Tag } from '@/ui/text/Tag';

import { grantState, ownerText, savedText } from './model/grantWords';

/** The height of a row with its facts in two lines, px. */
export const GRANT_ROW_HEIGHT = 104;

/** One grant: to which car, what, when, by whom. One that was used leads to the stay, and one that can be taken back to where that is done. */
export function GrantRow({ grant }: { readonly grant: MerchantGrant }) {
  const now = useServerNow();
  const { grantId, plateNo, couponName, num, operatorName, grantTime, reason } = grant;
  const { word, tone } = grantState(grant);
  return (
    <Card>
      <Rows>
        <ListRow
          to={
            grant.state === GRANT_STATE.used || undoUntil(grant, now) !== null
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
              of={[couponName, `${String(num)}张`, savedText(grant), momentText(grantTime, now), operatorName, reason]}
            />
          }
        />
      </Rows>
    </Card>
  );
}
