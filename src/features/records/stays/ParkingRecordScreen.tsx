import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { useListStaysInfiniteQuery } from '@/services/charge/stays';
import { LinkButton } from '@/ui/button/LinkButton';
import { TextButton } from '@/ui/button/TextButton';
import { FilterBar } from '@/ui/choice/FilterBar';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { usePagedRows } from '@/widgets/loading/usePagedRows';
import { MonthGroupedList } from '@/widgets/month/MonthGroupedList';

import { StayCard } from './StayCard';
import { useStayFilters } from './useStayFilters';

const keyOf = ({ parkId, uniqueId }: ParkingBill) => `${parkId} ${uniqueId}`;
const timeOf = ({ parkStartTime }: ParkingBill) => parkStartTime;
const CARD_HEIGHT = 93;

/** The driver's stays. */
export default function ParkingRecordScreen() {
  const { frame } = useScreen('parkingRecord');
  const { filters, queryArgs, showAll } = useStayFilters();
  const query = useListStaysInfiniteQuery(queryArgs);
  const pages = usePagedRows(query, keyOf);
  const isFiltered = Object.keys(queryArgs).length > 0;
  return (
    <ListScreen
      frame={frame}
      load={toContentLoadState(query, {
        message: '停车记录加载失败',
        waitingFor: '正在查询停车记录…',
        isEmpty: ({ pages: all }) => all.every(({ results }) => results.length === 0),
      })}
      empty={
        isFiltered
          ? {
              illustration: 'search',
              text: '暂无符合条件的停车记录',
              action: <TextButton onPress={showAll}>看全部</TextButton>,
            }
          : {
              illustration: 'bill',
              text: '暂无停车记录。添加车辆后，它的停车会出现在这里',
              action: <LinkButton to={pathTo('addCar')}>添加车辆</LinkButton>,
            }
      }
      header={<FilterBar filters={filters} />}
      rowHeight={CARD_HEIGHT}
    >
      <MonthGroupedList label="停车记录" pages={pages} timeOf={timeOf} keyOf={keyOf} rowHeight={CARD_HEIGHT}>
        {(bill) => <StayCard bill={bill} />}
      </MonthGroupedList>
    </ListScreen>
  );
}
