import { momentText } from '@/domain/momentText';
import { formatYuan } from '@/domain/money';
import { photosOf } from '@/domain/stay/photosOf';
import { useCopy } from '@/flows/notices/useCopy';
import { standing } from '@/navigation/standing';
import type { OccupyOrder } from '@/services/cps/occupation';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { Photos } from '@/ui/picture/Photos';

import { appealRows } from '../appeals/model/appealState';
import { durationText } from '../model/orderWords';
import { refundWay } from '../model/refundWords';
import { priceText } from './model/occupyWords';

const taken = (cents: number): string => (cents > 0 ? formatYuan(cents) : '');

/** How the fee came about, what the cameras saw, and what a driver can do about it. */
export function OccupyFacts({ order }: { readonly order: OccupyOrder }) {
  const now = useServerNow();
  const copy = useCopy();
  const { occupyOrderNo, pictures, orderNo } = order;
  const appeals = appealRows(order, occupyOrderNo, { form: 'occupyAppeal', progress: 'occupyAppealDetail' });
  const charge = standing('chargeBillDetail', { orderNo });
  return (
    <>
      <Card title="占位明细">
        <FactRows
          facts={[
            { label: '充电站', value: order.stationName },
            { label: '充电枪', value: order.gunName },
            { label: '车位', value: order.spaceNo },
            { label: '车辆', value: order.formatPlateNo },
            { label: '充电结束', value: momentText(order.chargeEndTime, now) },
            { label: '免费时长', value: durationText(order.freeMinutes) },
            { label: '开始计费', value: momentText(order.freeEndTime, now) },
            { label: '拔枪', value: momentText(order.occupyEndTime, now) },
            { label: '计费时长', value: durationText(order.billMinutes) },
            { label: '单价', value: priceText(order) },
            { label: '已优惠', value: taken(order.discountFee) },
            { label: '已支付', value: taken(order.paidFee) },
            {
              label: '退款',
              value: order.refundFee > 0 ? `${formatYuan(order.refundFee)}，${refundWay(order, false)}` : '',
            },
            { label: '订单号', value: occupyOrderNo, onCopy: () => copy(occupyOrderNo) },
          ]}
        />
      </Card>
      {pictures.length > 0 && (
        <Card title="车位照片">
          <Photos photos={photosOf(pictures, now, '车位')} />
        </Card>
      )}
      <Card>
        <Rows>
          {charge !== undefined && <ListRow title="看这次充电" to={charge} />}
          {appeals.map(({ title, note, to }) =>
            to === undefined ? null : <ListRow key={title} title={title} note={note} to={to} />,
          )}
        </Rows>
      </Card>
    </>
  );
}
