import { screenLoad } from '@/flows/loading/screenLoad';
import { usePages } from '@/flows/loading/usePages';
import { pathTo } from '@/navigation/paths';
import { useGo } from '@/navigation/useGo';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { useListStaysInfiniteQuery } from '@/services/charge/stays';
import { FilterBar } from '@/ui/FilterBar';
import { LinkButton } from '@/ui/LinkButton';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { TextButton } from '@/ui/TextButton';

import { MonthList } from '../parts/MonthList';
import { StayCard } from '../parts/StayCard';
import { useStayFilters } from '../parts/useStayFilters';

const keyOf = ({ parkId, uniqueId }: ParkingBill) => `${parkId} ${uniqueId}`;
const timeOf = ({ parkStartTime }: ParkingBill) => parkStartTime;
const CARD_HEIGHT = 93;

/** Where the driver's cars have been parked. */
export default function ParkingRecordScreen() {
  const go = useGo();
  const { filters, wanted, showAll } = useStayFilters();
  const asked = useListStaysInfiniteQuery(wanted);
  const pages = usePages(asked, keyOf);
  const isNarrowed = Object.keys(wanted).length > 0;
  return (
    <ListScreen
      frame={{ name: 'parkingRecord', title: '停车记录', onBack: go.back }}
      load={screenLoad(asked, {
        what: '停车记录没有查到',
        waitingFor: '正在查询停车记录…',
        isEmpty: ({ pages: all }) => all.every(({ results }) => results.length === 0),
      })}
      empty={
        isNarrowed
          ? { drawing: 'search', text: '没有这样的停车记录', action: <TextButton onPress={showAll}>看全部</TextButton> }
          : {
              drawing: 'bill',
              text: '还没有停车记录。添加车辆后，它的停车会出现在这里',
              action: <LinkButton to={pathTo('addCar')}>添加车辆</LinkButton>,
            }
      }
      head={<FilterBar filters={filters} />}
      rowHeight={CARD_HEIGHT}
    >
      <MonthList label="停车记录" pages={pages} timeOf={timeOf} keyOf={keyOf} rowHeight={CARD_HEIGHT}>
        {(bill) => <StayCard bill={bill} />}
      </MonthList>
    </ListScreen>
  );
}
