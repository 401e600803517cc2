import { skipToken } from '@reduxjs/toolkit/query';

import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { countDroppedRows } from '@/services/schema/countDroppedRows';
import { useListOffPeakSlotsQuery } from '@/services/special/offPeak';
import { LinkButton } from '@/ui/button/LinkButton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { OffPeakSlotForm } from './OffPeakSlotForm';

/** 错时预约: books a slot of a lot. */
export default function SubscribeCarSelectScreen() {
  const { frame, query } = useScreen('subscribeCarSelect');
  const { parkId, ruleId } = query;
  const slotsQuery = useListOffPeakSlotsQuery(parkId === undefined ? skipToken : { parkId }, {
    refetchOnMountOrArgChange: true,
  });
  const slots = slotsQuery.currentData?.results ?? [];
  if (parkId !== undefined && slots.length > 0) {
    return (
      <OffPeakSlotForm
        key={parkId}
        frame={frame}
        lot={{ parkId, bookId: ruleId }}
        slots={slots}
        droppedCount={countDroppedRows(slotsQuery.currentData)}
        refetchSlots={slotsQuery.refetch}
      />
    );
  }
  return (
    <DetailScreen
      frame={frame}
      load={toContentLoadState(slotsQuery, {
        message: '可预约时段加载失败',
        waitingFor: '正在查询可预约时段…',
        isEmpty: ({ results }) => results.length === 0,
        isGoneWhenRefused: true,
        isNamed: parkId !== undefined,
      })}
      empty={{
        illustration: 'search',
        text: parkId === undefined ? '没有找到这个停车场' : '这个停车场暂无可预约的时段',
        action: <LinkButton to={pathTo('wrongTimeShare')}>看其他停车场</LinkButton>,
      }}
      cardHeights={[220, 110, 180]}
    />
  );
}
