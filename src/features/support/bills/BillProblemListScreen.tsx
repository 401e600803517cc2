import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { useListBoundPlatesQuery } from '@/services/charge/plates';
import { useListStaysInfiniteQuery } from '@/services/charge/stays';
import { LinkButton } from '@/ui/button/LinkButton';
import { FilterBar } from '@/ui/choice/FilterBar';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { hasNoRows, usePagedRows } from '@/widgets/loading/usePagedRows';
import { MonthGroupedList } from '@/widgets/month/MonthGroupedList';

import { plateFilterOptions } from './model/plateFilterOptions';
import { StayChoiceRow } from './StayChoiceRow';

const keyOf = ({ parkId, uniqueId }: ParkingBill) => `${parkId} ${uniqueId}`;
const timeOf = ({ parkStartTime }: ParkingBill) => parkStartTime;
const ROW_HEIGHT = 93;

/** 选择停车账单: the driver chooses the stay with the problem. */
export default function BillProblemListScreen() {
  const { frame, query, go } = useScreen('customerServiceBillProblemList');
  const { plateNo = '' } = query;
  const plates = useListBoundPlatesQuery().currentData?.results ?? [];
  const staysQuery = useListStaysInfiniteQuery(plateNo === '' ? {} : { plateNo });
  const pages = usePagedRows(staysQuery, keyOf);
  return (
    <ListScreen
      frame={frame}
      load={toContentLoadState(staysQuery, {
        message: '停车记录加载失败',
        waitingFor: '正在查询停车记录…',
        isEmpty: hasNoRows,
      })}
      empty={{
        illustration: 'bill',
        text: plateNo === '' ? '暂无停车记录' : '暂无符合条件的停车记录',
        action: <LinkButton to={pathTo('customerServiceFeedBack')}>直接反馈</LinkButton>,
      }}
      header={
        <FilterBar
          filters={[
            {
              label: '车辆',
              options: plateFilterOptions(plates, plateNo),
              value: plateNo,
              onChange: (selected) =>
                go.replace('customerServiceBillProblemList', selected === '' ? {} : { plateNo: selected }),
            },
          ]}
        />
      }
      rowHeight={ROW_HEIGHT}
    >
      <MonthGroupedList label="停车记录" pages={pages} timeOf={timeOf} keyOf={keyOf} rowHeight={ROW_HEIGHT}>
        {(bill) => <StayChoiceRow bill={bill} />}
      </MonthGroupedList>
    </ListScreen>
  );
}
