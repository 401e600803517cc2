import { defaultFirst } from '@/domain/plate/defaultFirst';
import { PLATE_COLOR } from '@/domain/plate/plateCodes';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { ARREARS_PAGE_SIZE, PARKING_REQUEST, useListParkingBillsQuery } from '@/services/charge/homeBills';
import { useListBoundPlatesQuery } from '@/services/charge/plates';
import { useCountUnfinishedQuery } from '@/services/charge/stays';
import { LinkBar } from '@/ui/bar/LinkBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { openCount, openWords } from './model/roadBills';

const ROW_HEIGHT = 72;
const ALL = { requestType: PARKING_REQUEST.all, pageNo: 1, pageSize: ARREARS_PAGE_SIZE, toldBy: 'caller' } as const;

/** The driver's plates, each with its open bills along a road. */
export default function RoadPlatesScreen() {
  const { frame } = useScreen('roadParkingPlateList');
  const query = useListBoundPlatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const plates = defaultFirst(query.currentData?.results ?? []);
  const bills = useListParkingBillsQuery(ALL, { refetchOnMountOrArgChange: true });
  // The list of bills does not come, or does not say which are along a road: the server's own count is of all of them.
  const isUncounted = plates.some(({ plateNo }) => openCount(bills.currentData, plateNo) === undefined);
  const unfinished = useCountUnfinishedQuery(undefined, { skip: bills.isFetching || !isUncounted }).currentData;
  const unfinishedOf = (plateNo: string) => unfinished?.plates.find((one) => one.plateNo === plateNo)?.unfinishedNum;
  const addCar = pathTo('roadParkingAddCar');
  const load = toLoadState(query, {
    what: '车牌加载失败',
    waitingFor: '正在查询车牌…',
    isEmpty: ({ results }) => results.length === 0,
  });
  const refresh = () => Promise.all([query.refetch(), bills.refetch()]);
  return (
    <ListScreen
      frame={load.state === 'ready' ? { ...frame, bar: <LinkBar to={addCar}>添加车辆</LinkBar> } : frame}
      load={{ ...load, refresh }}
      empty={{
        drawing: 'plate',
        text: '还没有添加车辆。添加后，可以直接查看路内停车的账单',
        action: <LinkButton to={addCar}>添加车辆</LinkButton>,
      }}
      rowHeight={ROW_HEIGHT}
    >
      <Card>
        <Rows>
          {plates.map(({ plateId, plateNo, formatPlateNo, plateColor }) => (
            <ListRow
              key={plateId}
              title={<PlateBadge plateNo={formatPlateNo} plateColor={plateColor} />}
              note={openWords(openCount(bills.currentData, plateNo), unfinishedOf(plateNo))}
              to={pathTo('roadParkingParkingList', {
                plateNo,
                ...(plateColor === PLATE_COLOR.yellow ? { plateColor } : {}),
              })}
            />
          ))}
        </Rows>
      </Card>
    </ListScreen>
  );
}
