import { formatServerMoment } from '@/domain/formatServerMoment';
import { formatYuan } from '@/domain/money';
import { toCameraPhotos } from '@/domain/stay/toCameraPhotos';
import { useCopy } from '@/flows/notices/useCopy';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { IdleFeeOrder } from '@/services/cps/idleFees';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { PhotoGrid } from '@/ui/picture/PhotoGrid';

import { toChargingAppealLinkRows } from '../appeals/model/appealState';
import { chargingDurationText } from '../model/chargingOrderText';
import { chargingRefundArrivalText } from '../model/chargingRefundArrivalText';
import { idleFeePriceText } from './model/idleFeeText';

const positiveYuanText = (cents: number): string => (cents > 0 ? formatYuan(cents) : '');

/** The details of the fee, the camera photos, and the available actions. */
export function IdleFeeOrderFactsCards({ order }: { readonly order: IdleFeeOrder }) {
  const now = useServerNow();
  const copy = useCopy();
  const { occupyOrderNo, pictures, orderNo } = order;
  const appeals = toChargingAppealLinkRows(order, occupyOrderNo, {
    form: 'occupyAppeal',
    progress: 'occupyAppealDetail',
  });
  const chargePath = getPathIfInBuild('chargeBillDetail', { orderNo });
  return (
    <>
      <Card title="占位明细">
        <FactRows
          facts={[
            { label: '充电站', value: order.stationName },
            { label: '充电枪', value: order.gunName },
            { label: '车位', value: order.spaceNo },
            { label: '车辆', value: order.formatPlateNo },
            { label: '充电结束', value: formatServerMoment(order.chargeEndTime, now) },
            { label: '免费时长', value: chargingDurationText(order.freeMinutes) },
            { label: '开始计费', value: formatServerMoment(order.freeEndTime, now) },
            { label: '拔枪', value: formatServerMoment(order.occupyEndTime, now) },
            { label: '计费时长', value: chargingDurationText(order.billMinutes) },
            { label: '单价', value: idleFeePriceText(order) },
            { label: '已优惠', value: positiveYuanText(order.discountFee) },
            { label: '已支付', value: positiveYuanText(order.paidFee) },
            {
              label: '退款',
              value:
                order.refundFee > 0 ? `${formatYuan(order.refundFee)}，${chargingRefundArrivalText(order, false)}` : '',
            },
            { label: '订单号', value: occupyOrderNo, onCopy: () => copy(occupyOrderNo) },
          ]}
        />
      </Card>
      {pictures.length > 0 && (
        <Card title="车位照片">
          <PhotoGrid photos={toCameraPhotos(pictures, now, '车位')} />
        </Card>
      )}
      <Card>
        <CardRows>
          {chargePath !== undefined && <ListRow title="看这次充电" to={chargePath} />}
          {appeals.map(({ title, note, to }) =>
            to === undefined ? null : <ListRow key={title} title={title} note={note} to={to} />,
          )}
        </CardRows>
      </Card>
    </>
  );
}
