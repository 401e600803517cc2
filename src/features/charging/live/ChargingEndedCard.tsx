import type { ChargingOrderPhase } from '@/domain/charging/phase';
import { formatServerMoment } from '@/domain/formatServerMoment';
import { formatYuan } from '@/domain/money';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { ChargingOrderDetail } from '@/services/cps/chargingSessions';
import { Card } from '@/ui/card/Card';
import { CardStatusHeader } from '@/ui/card/CardStatusHeader';
import { FactRows } from '@/ui/card/FactRows';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { Amount } from '@/ui/text/Amount';
import { OccupiedGunRow } from '@/widgets/idleFee/OccupiedGunRow';

import {
  chargingDurationText,
  chargingOrderStateLabel,
  chargingOrderStateTone,
  chargingStopReasonLabel,
  isFreeChargingOrder,
  kwhText,
  NO_CHARGING_FEE_TEXT,
  socChangeText,
} from '../model/chargingOrderText';
import { chargingRefundArrivalText } from '../model/chargingRefundArrivalText';
import { formatGunName } from '../model/gunText';

const PHASE_NOTES: Partial<Record<ChargingOrderPhase, string>> = {
  settling: '正在结算，账单马上就好',
  checking: '正在核对，核对完再结算，期间不用操作',
  unpaid: '请及时支付，未支付会影响下次充电',
};

/** An ended charge: the reason, the amount, and a link to its bill. */
export function ChargingEndedCard({
  order,
  phase,
}: {
  readonly order: ChargingOrderDetail;
  readonly phase: ChargingOrderPhase;
}) {
  const now = useServerNow();
  const { orderNo, occupyOrderNo, totalFee, refundFee, parkDiscountText } = order;
  const billPath = getPathIfInBuild('chargeBillDetail', { orderNo });
  const note = isFreeChargingOrder(order) ? NO_CHARGING_FEE_TEXT : PHASE_NOTES[phase];
  return (
    <>
      <Card>
        <CardStatusHeader
          title={chargingStopReasonLabel(order) || chargingOrderStateLabel(order)}
          word={chargingOrderStateLabel(order)}
          tone={chargingOrderStateTone(order)}
        />
        <Amount cents={totalFee} size="page" />
        {note !== undefined && <p>{note}</p>}
        <FactRows
          facts={[
            { label: '充电枪', value: `${order.stationName} ${formatGunName(order)}` },
            { label: '已充', value: kwhText(order.chargeKwh) },
            { label: '时长', value: chargingDurationText(order.chargeMinutes) },
            { label: '电量', value: socChangeText(order) },
            { label: '结束', value: formatServerMoment(order.endTime, now) },
            { label: '停车优惠', value: parkDiscountText },
            {
              label: '退款',
              value:
                refundFee > 0
                  ? `${formatYuan(refundFee)}，${chargingRefundArrivalText(order, phase === 'refunded')}`
                  : '',
            },
          ]}
        />
      </Card>
      {(billPath !== undefined || occupyOrderNo !== '') && (
        <Card>
          <CardRows>
            {occupyOrderNo !== '' && <OccupiedGunRow occupyOrderNo={occupyOrderNo} />}
            {billPath !== undefined && phase !== 'unpaid' && <ListRow title="看账单明细" to={billPath} />}
          </CardRows>
        </Card>
      )}
    </>
  );
}
