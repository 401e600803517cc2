import { shouldPollChargingOrderPhase } from '@/domain/charging/phase';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { missingChargingOrderEmptyProps } from '../parts/missingChargingOrderEmptyProps';
import { useChargingOrder } from '../parts/useChargingOrder';
import { ChargingAppealForm } from './ChargingAppealForm';
import { ChargingAppealUnavailableView } from './ChargingAppealUnavailableView';
import { isChargingBillUnderAppeal } from './model/appealState';

/** 充电账单申诉: submits an appeal against the bill of one charge. */
export default function ChargingAppealScreen() {
  const { frame, query } = useScreen('chargingBillComplain');
  const { order, phase, load } = useChargingOrder(query.orderNo);
  if (order?.canAppeal === 1) return <ChargingAppealForm key={order.orderNo} frame={frame} order={order} />;
  if (order === undefined || phase === null) {
    return (
      <DetailScreen frame={frame} load={load} empty={missingChargingOrderEmptyProps} cardHeights={[180, 440, 110]} />
    );
  }
  const { orderNo } = order;
  const isOpen = isChargingBillUnderAppeal(order);
  return (
    <ChargingAppealUnavailableView
      frame={frame}
      load={load}
      text={
        isOpen
          ? '这笔订单正在申诉中'
          : shouldPollChargingOrderPhase(phase)
            ? '充电结算后才能申诉'
            : '这笔订单不能在这里申诉，可以联系客服'
      }
      openAppealPath={isOpen ? pathTo('chargingAppealDetail', { orderNo }) : undefined}
      billLink={{ title: '看这笔账单', to: pathTo('chargeBillDetail', { orderNo }) }}
    />
  );
}
