import { pathTo } from '@/navigation/paths';
import { OFF_PEAK_KIND, OFF_PEAK_STATE, type OffPeakOrder } from '@/services/special/offPeak';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { Facts } from '@/ui/card/Facts';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { Amount } from '@/ui/text/Amount';
import { Tag } from '@/ui/text/Tag';

import { offPeakOrderLabel, offPeakOrderTone, orderPeriodText, orderPlatesText } from '../model/offPeakOrderText';

/** One order in the list. Unpaid overtime is shown in place of the price. */
export function OffPeakOrderRow({ order }: { readonly order: OffPeakOrder }) {
  const now = useServerNow();
  const { kind, orderNo, parkName, itemName, state, payFee, overtimeDueFee } = order;
  const amount = overtimeDueFee > 0 ? overtimeDueFee : payFee;
  const isOwed = overtimeDueFee > 0 || state === OFF_PEAK_STATE.unpaid;
  return (
    <Card>
      <CardRows>
        <ListRow
          to={pathTo(kind === OFF_PEAK_KIND.package ? 'wrongTimePackageDetail' : 'wrongTimeSubscribeDetail', {
            orderNo,
          })}
          title={
            <>
              {parkName || itemName || '错时停车'} <Tag tone={offPeakOrderTone(order)}>{offPeakOrderLabel(order)}</Tag>
            </>
          }
          note={
            <Facts of={[orderPeriodText(order, now), orderPlatesText(order), overtimeDueFee > 0 ? '超时费待缴' : '']} />
          }
          right={<Amount cents={amount} tone={isOwed ? 'owed' : 'plain'} />}
        />
      </CardRows>
    </Card>
  );
}
