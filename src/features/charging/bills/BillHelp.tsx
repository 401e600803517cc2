import { momentText } from '@/domain/momentText';
import { BIZ_TYPE } from '@/domain/payment/bizType';
import { formatPlate } from '@/domain/plate/plateFace';
import { digitsOfTime } from '@/domain/serverTime';
import { useCopy } from '@/flows/notices/useCopy';
import { standing } from '@/navigation/standing';
import type { ChargingOrderDetail } from '@/services/cps/chargingSessions';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';

import { appealRows } from '../appeals/model/appealState';
import { gunName } from '../model/gunWords';
import { durationText, kwhText, socText, stopText } from '../model/orderWords';
import { limitText } from '../start/model/startDraft';

/** What happened at the gun, and what a driver can do about the bill. */
export function BillFacts({ order }: { readonly order: ChargingOrderDetail }) {
  const now = useServerNow();
  const copy = useCopy();
  const { orderNo, plateNo, limitType, limitValue } = order;
  return (
    <Card title="充电信息">
      <FactRows
        facts={[
          { label: '充电站', value: order.stationName },
          { label: '充电枪', value: gunName(order) },
          { label: '车辆', value: plateNo === '' ? '' : formatPlate(plateNo) },
          { label: '开始', value: momentText(order.startTime, now) },
          { label: '结束', value: momentText(order.endTime, now) },
          { label: '时长', value: durationText(order.chargeMinutes) },
          { label: '已充', value: kwhText(order.chargeKwh) },
          { label: '电量', value: socText(order) },
          { label: '停止条件', value: limitText({ type: limitType, value: limitValue }) },
          { label: '结束原因', value: stopText(order) },
          { label: '停车优惠', value: order.parkDiscountText },
          { label: '订单号', value: orderNo, onCopy: () => copy(orderNo) },
        ]}
      />
    </Card>
  );
}

/** Links to what a bill leads to. */
export function BillHelp({ order }: { readonly order: ChargingOrderDetail }) {
  const { orderNo, canInvoice, occupyOrderNo, stationId } = order;
  const links = [
    {
      title: '占位费',
      note: '',
      to: occupyOrderNo === '' ? undefined : standing('occupyBillDetail', { orderNo: occupyOrderNo }),
    },
    {
      title: '开发票',
      note: '',
      to: canInvoice === 1 ? standing('makeInvoice', { orderNo, bizType: BIZ_TYPE.charging }) : undefined,
    },
    ...appealRows(order, orderNo, { form: 'chargingBillComplain', progress: 'chargingAppealDetail' }),
    {
      title: '问题反馈',
      note: '',
      to: standing('customerServiceFeedBack', {
        orderNo,
        bizType: BIZ_TYPE.charging,
        time: digitsOfTime(order.startTime),
        ...(order.plateNo === '' ? {} : { plateNo: order.plateNo }),
      }),
    },
    { title: '电站详情', note: '', to: standing('chargeStationDetail', { stationId }) },
  ].filter(({ to }) => to !== undefined);
  return (
    <Card>
      <Rows>
        {links.map(({ title, note, to }) => (
          <ListRow key={title} title={title} note={note} to={to} />
        ))}
      </Rows>
    </Card>
  );
}
