import { formatServerMoment } from '@/domain/formatServerMoment';
import { BIZ_TYPE } from '@/domain/payment/bizType';
import { formatPlate } from '@/domain/plate/plateFace';
import { toServerTimeDigits } from '@/domain/serverTime';
import { useCopy } from '@/flows/notices/useCopy';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { ChargingOrderDetail } from '@/services/cps/chargingSessions';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';

import { toChargingAppealLinkRows } from '../appeals/model/appealState';
import { chargingDurationText, chargingStopReasonLabel, kwhText, socChangeText } from '../model/chargingOrderText';
import { formatGunName } from '../model/gunText';
import { chargingStopLimitText } from '../start/model/startChargingDraft';

/** The details of a charge. */
export function ChargingBillFactsCard({ order }: { readonly order: ChargingOrderDetail }) {
  const now = useServerNow();
  const copy = useCopy();
  const { orderNo, plateNo, limitType, limitValue } = order;
  return (
    <Card title="充电信息">
      <FactRows
        facts={[
          { label: '充电站', value: order.stationName },
          { label: '充电枪', value: formatGunName(order) },
          { label: '车辆', value: plateNo === '' ? '' : formatPlate(plateNo) },
          { label: '开始', value: formatServerMoment(order.startTime, now) },
          { label: '结束', value: formatServerMoment(order.endTime, now) },
          { label: '时长', value: chargingDurationText(order.chargeMinutes) },
          { label: '已充', value: kwhText(order.chargeKwh) },
          { label: '电量', value: socChangeText(order) },
          { label: '停止条件', value: chargingStopLimitText({ type: limitType, value: limitValue }) },
          { label: '结束原因', value: chargingStopReasonLabel(order) },
          { label: '停车优惠', value: order.parkDiscountText },
          { label: '订单号', value: orderNo, onCopy: () => copy(orderNo) },
        ]}
      />
    </Card>
  );
}

/** Links from a bill: idle fee, invoice, appeals, feedback and station. */
export function ChargingBillLinksCard({ order }: { readonly order: ChargingOrderDetail }) {
  const { orderNo, canInvoice, occupyOrderNo, stationId } = order;
  const links = [
    {
      title: '占位费',
      note: '',
      to: occupyOrderNo === '' ? undefined : getPathIfInBuild('occupyBillDetail', { orderNo: occupyOrderNo }),
    },
    {
      title: '开发票',
      note: '',
      to: canInvoice === 1 ? getPathIfInBuild('makeInvoice', { orderNo, bizType: BIZ_TYPE.charging }) : undefined,
    },
    ...toChargingAppealLinkRows(order, orderNo, { form: 'chargingBillComplain', progress: 'chargingAppealDetail' }),
    {
      title: '问题反馈',
      note: '',
      to: getPathIfInBuild('customerServiceFeedBack', {
        orderNo,
        bizType: BIZ_TYPE.charging,
        time: toServerTimeDigits(order.startTime),
        ...(order.plateNo === '' ? {} : { plateNo: order.plateNo }),
      }),
    },
    { title: '电站详情', note: '', to: getPathIfInBuild('chargeStationDetail', { stationId }) },
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
