import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import { OFF_PEAK_ORDER_KIND, OFF_PEAK_ORDER_STATE, type OffPeakOrder } from '@/services/special/offPeak';
import { Card } from '@/ui/card/Card';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { Amount } from '@/ui/text/Amount';
import { Tag } from '@/ui/text/Tag';

import {
  offPeakOrderPeriodText,
  offPeakOrderPlatesText,
  offPeakOrderStateLabel,
  offPeakOrderStateTone,
} from '../model/offPeakOrderText';

/** One order in the list. Unpaid overtime is shown in place of the price. */
export function OffPeakOrderRow({ order }: { readonly order: OffPeakOrder }) {
  const now = useServerNow();
  const { kind, orderNo, parkName, itemName, state, payFee, overtimeDueFee } = order;
  const amount = overtimeDueFee > 0 ? overtimeDueFee : payFee;
  const isOwed = overtimeDueFee > 0 || state === OFF_PEAK_ORDER_STATE.unpaid;
  return (
    <Card>
      <CardRows>
        <ListRow
          to={pathTo(kind === OFF_PEAK_ORDER_KIND.package ? 'wrongTimePackageDetail' : 'wrongTimeSubscribeDetail', {
            orderNo,
          })}
          title={
            <>
              {parkName || itemName || '错时停车'}{' '}
              <Tag tone={offPeakOrderStateTone(order)}>{offPeakOrderStateLabel(order)}</Tag>
            </>
          }
          note={
            <InlineFacts
              of={[
                offPeakOrderPeriodText(order, now),
                offPeakOrderPlatesText(order),
                overtimeDueFee > 0 ? '超时费待缴' : '',
              ]}
            />
          }
          right={<Amount cents={amount} tone={isOwed ? 'owed' : 'plain'} />}
        />
      </CardRows>
    </Card>
  );
}
