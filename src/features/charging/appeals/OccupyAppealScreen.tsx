import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { isGunOccupied } from '@/widgets/idleFee/model/toIdleFeeNotice';

import { missingIdleFeeOrderEmptyProps } from '../idleFee/missingIdleFeeOrderEmptyProps';
import { useIdleFeeOrder } from '../idleFee/useIdleFeeOrder';
import { ChargingAppealUnavailableView } from './ChargingAppealUnavailableView';
import { IdleFeeAppealForm } from './IdleFeeAppealForm';
import { isChargingBillUnderAppeal } from './model/appealState';

/** 占位费申诉: submits an appeal against one idle fee. */
export default function OccupyAppealScreen() {
  const { frame, query } = useScreen('occupyAppeal');
  const { order, load } = useIdleFeeOrder(query.orderNo);
  if (order?.canAppeal === 1) return <IdleFeeAppealForm key={order.occupyOrderNo} frame={frame} order={order} />;
  if (order === undefined) {
    return (
      <DetailScreen frame={frame} load={load} empty={missingIdleFeeOrderEmptyProps} cardHeights={[180, 440, 110]} />
    );
  }
  const { occupyOrderNo: orderNo } = order;
  const isOpen = isChargingBillUnderAppeal(order);
  return (
    <ChargingAppealUnavailableView
      frame={frame}
      load={load}
      text={
        isOpen
          ? '这笔占位费正在申诉中'
          : isGunOccupied(order)
            ? '拔枪后才能申诉'
            : '这笔占位费不能在这里申诉，可以联系客服'
      }
      openAppealPath={isOpen ? pathTo('occupyAppealDetail', { orderNo }) : undefined}
      billLink={{ title: '看这笔占位费', to: pathTo('occupyBillDetail', { orderNo }) }}
    />
  );
}
