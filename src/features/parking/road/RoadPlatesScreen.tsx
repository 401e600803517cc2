import { PLATE_COLOR } from '@/domain/plate/plateCodes';
import { sortDefaultVehicleFirst } from '@/domain/plate/sortDefaultVehicleFirst';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { ARREARS_PAGE_SIZE, PARKING_BILL_LIST_FILTER, useListParkingBillsQuery } from '@/services/charge/homeBillCalls';
import { useListBoundPlatesQuery } from '@/services/charge/plates';
import { useCountUnfinishedQuery } from '@/services/charge/stays';
import { LinkBottomActionBar } from '@/ui/bar/LinkBottomActionBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { countOpenRoadBills, roadBillCountText } from './model/roadBills';

const ROW_HEIGHT = 72;
const ALL = {
  requestType: PARKING_BILL_LIST_FILTER.all,
  pageNo: 1,
  pageSize: ARREARS_PAGE_SIZE,
  toldBy: 'caller',
} as const;

/** The driver's plates, each with the number of its open roadside bills. */
export default function RoadPlatesScreen() {
  const { frame } = useScreen('roadParkingPlateList');
  const query = useListBoundPlatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const plates = sortDefaultVehicleFirst(query.currentData?.results ?? []);
  const bills = useListParkingBillsQuery(ALL, { refetchOnMountOrArgChange: true });
  // If the list of bills is missing or does not tell which are roadside, the server's count of all open bills is used.
  const isUncounted = plates.some(({ plateNo }) => countOpenRoadBills(bills.currentData, plateNo) === undefined);
  const unfinished = useCountUnfinishedQuery(undefined, { skip: bills.isFetching || !isUncounted }).currentData;
  const countUnfinished = (plateNo: string) =>
    unfinished?.plates.find((plate) => plate.plateNo === plateNo)?.unfinishedNum;
  const addCarPath = pathTo('roadParkingAddCar');
  const load = toContentLoadState(query, {
    message: '车牌加载失败',
    waitingFor: '正在查询车牌…',
    isEmpty: ({ results }) => results.length === 0,
  });
  const refresh = () => Promise.all([query.refetch(), bills.refetch()]);
  return (
    <ListScreen
      frame={
        load.state === 'ready'
          ? { ...frame, bar: <LinkBottomActionBar to={addCarPath}>添加车辆</LinkBottomActionBar> }
          : frame
      }
      load={{ ...load, refresh }}
      empty={{
        illustration: 'plate',
        text: '还没有添加车辆。添加后，可以直接查看路内停车的账单',
        action: <LinkButton to={addCarPath}>添加车辆</LinkButton>,
      }}
      rowHeight={ROW_HEIGHT}
    >
      <Card>
        <CardRows>
          {plates.map(({ plateId, plateNo, formatPlateNo, plateColor }) => (
            <ListRow
              key={plateId}
              title={<PlateBadge plateNo={formatPlateNo} plateColor={plateColor} />}
              note={roadBillCountText(countOpenRoadBills(bills.currentData, plateNo), countUnfinished(plateNo))}
              to={pathTo('roadParkingParkingList', {
                plateNo,
                ...(plateColor === PLATE_COLOR.yellow ? { plateColor } : {}),
              })}
            />
          ))}
        </CardRows>
      </Card>
    </ListScreen>
  );
}
