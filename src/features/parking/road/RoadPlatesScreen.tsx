import { defaultFirst } from '@/domain/plate/defaultFirst';
import { PLATE_COLOR } from '@/domain/plate/plateCodes';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useListBoundPlatesQuery } from '@/services/charge/plates';
import { useCountUnfinishedQuery } from '@/services/charge/stays';
import { LinkBar } from '@/ui/bar/LinkBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { loadOf } from '@/widgets/loading/loadOf';

import { openWords } from './model/roadBills';

const ROW_HEIGHT = 72;

/** The driver's plates, each with its open bills. */
export default function RoadPlatesScreen() {
  const { frame } = useScreen('roadParkingPlateList');
  const query = useListBoundPlatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const counted = useCountUnfinishedQuery(undefined, { refetchOnMountOrArgChange: true });
  const countOf = (plateId: string) =>
    counted.currentData?.plates.find((plate) => plate.plateId === plateId)?.unfinishedNum;
  const addCar = pathTo('roadParkingAddCar');
  const load = loadOf(query, {
    what: '车牌加载失败',
    waitingFor: '正在查询车牌…',
    isEmpty: ({ results }) => results.length === 0,
  });
  const refresh = () => Promise.all([query.refetch(), counted.refetch()]);
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
          {defaultFirst(query.currentData?.results ?? []).map(({ plateId, plateNo, formatPlateNo, plateColor }) => (
            <ListRow
              key={plateId}
              title={<PlateBadge plateNo={formatPlateNo} plateColor={plateColor} />}
              note={openWords(countOf(plateId))}
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
