import { defaultFirst } from '@/domain/plate/defaultFirst';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useListBoundPlatesQuery } from '@/services/charge/plates';
import { BottomBar } from '@/ui/bar/BottomBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { loadOf } from '@/widgets/loading/loadOf';

import { countLine, isFull } from '../model/vehicleWords';
import { AddVehicle } from './AddVehicle';
import { useVehicleActions } from './useVehicleActions';
import { VehicleCard } from './VehicleCard';

const CARD_HEIGHT = 162;

/** The driver's vehicles. */
export default function CarManageScreen() {
  const { frame } = useScreen('carManage');
  const actions = useVehicleActions();
  const query = useListBoundPlatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const plates = query.currentData;
  const hasAny = plates !== undefined && plates.results.length > 0;
  return (
    <ListScreen
      frame={
        hasAny
          ? {
              ...frame,
              bar: (
                <BottomBar note={countLine(plates)}>
                  <AddVehicle isFull={isFull(plates)} />
                </BottomBar>
              ),
            }
          : frame
      }
      load={loadOf(query, {
        what: '车辆加载失败',
        waitingFor: '正在查询车辆…',
        isEmpty: ({ results }) => results.length === 0,
      })}
      empty={{
        drawing: 'plate',
        text: '添加车辆后，入场自动显示停车费',
        action: <LinkButton to={pathTo('addCar')}>添加车辆</LinkButton>,
      }}
      rowHeight={CARD_HEIGHT}
    >
      {defaultFirst(plates?.results ?? []).map((plate) => (
        <VehicleCard key={plate.plateId} plate={plate} actions={actions} />
      ))}
      <Card>
        <Rows>
          <ListRow title="车辆认证" note="认证后申诉更快，被他人绑定的车牌可以认领" to={pathTo('plateMaterial')} />
        </Rows>
      </Card>
    </ListScreen>
  );
}
