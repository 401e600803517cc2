import { pathTo } from '@/navigation/paths';
import { OFF_PEAK_KIND, OFF_PEAK_STATE, type OffPeakOrder } from '@/services/special/offPeak';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { Facts } from '@/ui/card/Facts';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { Amount } from '@/ui/text/Amount';
import { Tag } from '@/ui/text/Tag';

import { orderTone, orderWord, platesText, whenText } from '../model/orderWords';

/** One order in the list. Overtime that is not paid stands in place of the price. */
export function OrderRow({ order }: { readonly order: OffPeakOrder }) {
  const now = useServerNow();
  const { kind, orderNo, parkName, itemName, state, payFee, overtimeDueFee } = order;
  const owed = overtimeDueFee > 0 ? overtimeDueFee : payFee;
  const isOwed = overtimeDueFee > 0 || state === OFF_PEAK_STATE.unpaid;
  return (
    <Card>
      <Rows>
        <ListRow
          to={pathTo(kind === OFF_PEAK_KIND.package ? 'wrongTimePackageDetail' : 'wrongTimeSubscribeDetail', {
            orderNo,
          })}
          title={
            <>
              {parkName || itemName || '错时停车'} <Tag tone={orderTone(order)}>{orderWord(order)}</Tag>
            </>
          }
          note={<Facts of={[whenText(order, now), platesText(order), overtimeDueFee > 0 ? '超时费待缴' : '']} />}
          right={<Amount cents={owed} tone={isOwed ? 'owed' : 'plain'} />}
        />
      </Rows>
    </Card>
  );
}
