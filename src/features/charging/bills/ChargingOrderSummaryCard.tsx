import { shouldPollChargingOrderPhase, toChargingOrderPhase } from '@/domain/charging/phase';
import { formatServerMoment } from '@/domain/formatServerMoment';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { ChargingOrder } from '@/services/cps/chargingOrders';
import { Card } from '@/ui/card/Card';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { Amount } from '@/ui/text/Amount';
import { Tag } from '@/ui/text/Tag';

import { chargingOrderStateLabel, chargingOrderStateTone, kwhText } from '../model/chargingOrderText';
import { formatGunName } from '../model/gunText';

/** One charge in the list. A running charge links to its live screen, any other to its bill. */
export function ChargingOrderSummaryCard({ order }: { readonly order: ChargingOrder }) {
  const now = useServerNow();
  const { orderNo, stationName, homeStartTime, chargeKwh, totalFee, payFee } = order;
  const phase = toChargingOrderPhase(order);
  const isUnpaid = phase === 'unpaid';
  const to = shouldPollChargingOrderPhase(phase)
    ? pathTo('chargingResults', { orderNo })
    : pathTo('chargeBillDetail', { orderNo });
  return (
    <Card>
      <CardRows>
        <ListRow
          to={to}
          title={
            <>
              {stationName || '充电'} <Tag tone={chargingOrderStateTone(order)}>{chargingOrderStateLabel(order)}</Tag>
            </>
          }
          note={
            <InlineFacts
              of={[formatGunName({ ...order, gunNo: '' }), formatServerMoment(homeStartTime, now), kwhText(chargeKwh)]}
            />
          }
          right={<Amount cents={isUnpaid ? payFee : totalFee} tone={isUnpaid ? 'owed' : 'plain'} />}
        />
      </CardRows>
    </Card>
  );
}
