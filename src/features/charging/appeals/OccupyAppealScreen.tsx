import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { isGunOccupied } from '@/widgets/occupation/model/toOccupationNotice';

import { missingOccupation } from '../occupation/missingOccupation';
import { useOccupyOrder } from '../occupation/useOccupyOrder';
import { AppealUnavailable } from './AppealUnavailable';
import { isOrderUnderAppeal } from './model/appealState';
import { OccupyAppealForm } from './OccupyAppealForm';

/** 占位费申诉: submits an appeal against one occupation fee. */
export default function OccupyAppealScreen() {
  const { frame, query } = useScreen('occupyAppeal');
  const { order, load } = useOccupyOrder(query.orderNo);
  if (order?.canAppeal === 1) return <OccupyAppealForm key={order.occupyOrderNo} frame={frame} order={order} />;
  if (order === undefined) {
    return <DetailScreen frame={frame} load={load} empty={missingOccupation} cardHeights={[180, 440, 110]} />;
  }
  const { occupyOrderNo: orderNo } = order;
  const isOpen = isOrderUnderAppeal(order);
  return (
    <AppealUnavailable
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
