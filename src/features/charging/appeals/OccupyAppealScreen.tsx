import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { isKept } from '@/widgets/occupation/model/keptWords';

import { goneOccupation } from '../occupation/goneOccupation';
import { useOccupy } from '../occupation/useOccupy';
import { isUnderAppeal } from './model/appealState';
import { NoAppeal } from './NoAppeal';
import { OccupyAppealForm } from './OccupyAppealForm';

/** 占位费申诉: submits an appeal against one occupation fee. */
export default function OccupyAppealScreen() {
  const { frame, query } = useScreen('occupyAppeal');
  const { order, load } = useOccupy(query.orderNo);
  if (order?.canAppeal === 1) return <OccupyAppealForm key={order.occupyOrderNo} frame={frame} order={order} />;
  if (order === undefined) {
    return <DetailScreen frame={frame} load={load} empty={goneOccupation} cardHeights={[180, 440, 110]} />;
  }
  const { occupyOrderNo: orderNo } = order;
  const isOpen = isUnderAppeal(order);
  return (
    <NoAppeal
      frame={frame}
      load={load}
      text={
        isOpen ? '这笔占位费正在申诉中' : isKept(order) ? '拔枪后才能申诉' : '这笔占位费不能在这里申诉，可以联系客服'
      }
      running={isOpen ? pathTo('occupyAppealDetail', { orderNo }) : undefined}
      bill={{ title: '看这笔占位费', to: pathTo('occupyBillDetail', { orderNo }) }}
    />
  );
}
