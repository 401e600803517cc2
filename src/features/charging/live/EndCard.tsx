import type { ChargePhase } from '@/domain/charging/phase';
import { momentText } from '@/domain/momentText';
import { formatYuan } from '@/domain/money';
import { standing } from '@/navigation/standing';
import type { ChargingOrderDetail } from '@/services/cps/chargingSessions';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { StatusHeader } from '@/ui/card/StatusHeader';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { Amount } from '@/ui/text/Amount';
import { KeptGunRow } from '@/widgets/occupation/KeptGunRow';

import { gunName } from '../model/gunWords';
import {
  durationText,
  isFree,
  kwhText,
  NOTHING_DUE,
  orderTone,
  orderWord,
  socText,
  stopText,
} from '../model/orderWords';
import { refundWay } from '../model/refundWords';

const NOTES: Partial<Record<ChargePhase, string>> = {
  settling: '正在结算，账单马上就好',
  checking: '正在核对，核对完再结算，期间不用操作',
  unpaid: '请及时支付，未支付会影响下次充电',
};

/** A charge that has ended: why, how much, and the way to its bill. */
export function EndCard({ order, phase }: { readonly order: ChargingOrderDetail; readonly phase: ChargePhase }) {
  const now = useServerNow();
  const { orderNo, occupyOrderNo, totalFee, refundFee, parkDiscountText } = order;
  const bill = standing('chargeBillDetail', { orderNo });
  const note = isFree(order) ? NOTHING_DUE : NOTES[phase];
  return (
    <>
      <Card>
        <StatusHeader title={stopText(order) || orderWord(order)} word={orderWord(order)} tone={orderTone(order)} />
        <Amount cents={totalFee} size="page" />
        {note !== undefined && <p>{note}</p>}
        <FactRows
          facts={[
            { label: '充电枪', value: `${order.stationName} ${gunName(order)}` },
            { label: '已充', value: kwhText(order.chargeKwh) },
            { label: '时长', value: durationText(order.chargeMinutes) },
            { label: '电量', value: socText(order) },
            { label: '结束', value: momentText(order.endTime, now) },
            { label: '停车优惠', value: parkDiscountText },
            {
              label: '退款',
              value: refundFee > 0 ? `${formatYuan(refundFee)}，${refundWay(order, phase === 'refunded')}` : '',
            },
          ]}
        />
      </Card>
      {(bill !== undefined || occupyOrderNo !== '') && (
        <Card>
          <Rows>
            {occupyOrderNo !== '' && <KeptGunRow occupyOrderNo={occupyOrderNo} />}
            {bill !== undefined && phase !== 'unpaid' && <ListRow title="看账单明细" to={bill} />}
          </Rows>
        </Card>
      )}
    </>
  );
}
