import { formatServerMoment } from '@/domain/formatServerMoment';
import { BIZ_TYPE } from '@/domain/payment/bizType';
import { formatPlate } from '@/domain/plate/plateFace';
import { toTimeDigits } from '@/domain/serverTime';
import { useCopy } from '@/flows/notices/useCopy';
import { pathIfAvailable } from '@/navigation/pathIfAvailable';
import type { ChargingOrderDetail } from '@/services/cps/chargingSessions';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';

import { toAppealRows } from '../appeals/model/appealState';
import { durationText, kwhText, socText, stopReasonLabel } from '../model/chargingOrderText';
import { gunName } from '../model/gunText';
import { limitText } from '../start/model/startDraft';

/** The details of a charge. */
export function ChargingBillFacts({ order }: { readonly order: ChargingOrderDetail }) {
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
          { label: '开始', value: formatServerMoment(order.startTime, now) },
          { label: '结束', value: formatServerMoment(order.endTime, now) },
          { label: '时长', value: durationText(order.chargeMinutes) },
          { label: '已充', value: kwhText(order.chargeKwh) },
          { label: '电量', value: socText(order) },
          { label: '停止条件', value: limitText({ type: limitType, value: limitValue }) },
          { label: '结束原因', value: stopReasonLabel(order) },
          { label: '停车优惠', value: order.parkDiscountText },
          { label: '订单号', value: orderNo, onCopy: () => copy(orderNo) },
        ]}
      />
    </Card>
  );
}

/** Links from a bill: occupation fee, invoice, appeals, feedback and station. */
export function ChargingBillLinks({ order }: { readonly order: ChargingOrderDetail }) {
  const { orderNo, canInvoice, occupyOrderNo, stationId } = order;
  const links = [
    {
      title: '占位费',
      note: '',
      to: occupyOrderNo === '' ? undefined : pathIfAvailable('occupyBillDetail', { orderNo: occupyOrderNo }),
    },
    {
      title: '开发票',
      note: '',
      to: canInvoice === 1 ? pathIfAvailable('makeInvoice', { orderNo, bizType: BIZ_TYPE.charging }) : undefined,
    },
    ...toAppealRows(order, orderNo, { form: 'chargingBillComplain', progress: 'chargingAppealDetail' }),
    {
      title: '问题反馈',
      note: '',
      to: pathIfAvailable('customerServiceFeedBack', {
        orderNo,
        bizType: BIZ_TYPE.charging,
        time: toTimeDigits(order.startTime),
        ...(order.plateNo === '' ? {} : { plateNo: order.plateNo }),
      }),
    },
    { title: '电站详情', note: '', to: pathIfAvailable('chargeStationDetail', { stationId }) },
  ].filter(({ to }) => to !== undefined);
  return (
    <Card>
      <CardRows>
        {links.map(({ title, note, to }) => (
          <ListRow key={title} title={title} note={note} to={to} />
        ))}
      </CardRows>
    </Card>
  );
}
