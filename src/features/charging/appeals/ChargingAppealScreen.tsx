import { isMoving } from '@/domain/charging/phase';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { goneOrder } from '../parts/goneOrder';
import { useOrder } from '../parts/useOrder';
import { ChargingAppealForm } from './ChargingAppealForm';
import { isUnderAppeal } from './model/appealState';
import { NoAppeal } from './NoAppeal';

/** 充电账单申诉: submits an appeal against the bill of one charge. */
export default function ChargingAppealScreen() {
  const { frame, query } = useScreen('chargingBillComplain');
  const { order, phase, load } = useOrder(query.orderNo);
  if (order?.canAppeal === 1) return <ChargingAppealForm key={order.orderNo} frame={frame} order={order} />;
  if (order === undefined || phase === null) {
    return <DetailScreen frame={frame} load={load} empty={goneOrder} cardHeights={[180, 440, 110]} />;
  }
  const { orderNo } = order;
  const isOpen = isUnderAppeal(order);
  return (
    <NoAppeal
      frame={frame}
      load={load}
      text={
        isOpen ? '这笔订单正在申诉中' : isMoving(phase) ? '充电结算后才能申诉' : '这笔订单不能在这里申诉，可以联系客服'
      }
      running={isOpen ? pathTo('chargingAppealDetail', { orderNo }) : undefined}
      bill={{ title: '看这笔账单', to: pathTo('chargeBillDetail', { orderNo }) }}
    />
  );
}
