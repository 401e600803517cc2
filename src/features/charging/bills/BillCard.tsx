import { isMoving, phaseOf } from '@/domain/charging/phase';
import { momentText } from '@/domain/momentText';
import { pathTo } from '@/navigation/paths';
import type { ChargingOrder } from '@/services/cps/chargingOrders';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { Facts } from '@/ui/card/Facts';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { Amount } from '@/ui/text/Amount';
import { Tag } from '@/ui/text/Tag';

import { gunName } from '../model/gunWords';
import { kwhText, orderTone, orderWord } from '../model/orderWords';

/** One charge in the list. One that is not over leads to its live page, any other to its bill. */
export function BillCard({ order }: { readonly order: ChargingOrder }) {
  const now = useServerNow();
  const { orderNo, stationName, homeStartTime, chargeKwh, totalFee, payFee } = order;
  const phase = phaseOf(order);
  const isOwed = phase === 'unpaid';
  const to = isMoving(phase) ? pathTo('chargingResults', { orderNo }) : pathTo('chargeBillDetail', { orderNo });
  return (
    <Card>
      <Rows>
        <ListRow
          to={to}
          title={
            <>
              {stationName || '充电'} <Tag tone={orderTone(order)}>{orderWord(order)}</Tag>
            </>
          }
          note={<Facts of={[gunName({ ...order, gunNo: '' }), momentText(homeStartTime, now), kwhText(chargeKwh)]} />}
          right={<Amount cents={isOwed ? payFee : totalFee} tone={isOwed ? 'owed' : 'plain'} />}
        />
      </Rows>
    </Card>
  );
}
