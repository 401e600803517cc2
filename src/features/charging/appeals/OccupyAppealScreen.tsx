import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { isGunOccupied } from '@/widgets/occupation/model/toOccupationNotice';

import { missingOccupationEmptyProps } from '../occupation/missingOccupationEmptyProps';
import { useOccupationOrder } from '../occupation/useOccupationOrder';
import { ChargingAppealUnavailableView } from './ChargingAppealUnavailableView';
import { isChargingBillUnderAppeal } from './model/appealState';
import { OccupationAppealForm } from './OccupationAppealForm';

/** 占位费申诉: submits an appeal against one occupation fee. */
export default function OccupyAppealScreen() {
  const { frame, query } = useScreen('occupyAppeal');
  const { order, load } = useOccupationOrder(query.orderNo);
  if (order?.canAppeal === 1) return <OccupationAppealForm key={order.occupyOrderNo} frame={frame} order={order} />;
  if (order === undefined) {
    return <DetailScreen frame={frame} load={load} empty={missingOccupationEmptyProps} cardHeights={[180, 440, 110]} />;
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
