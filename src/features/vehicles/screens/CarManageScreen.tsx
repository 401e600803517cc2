import { defaultFirst } from '@/domain/plate/defaultFirst';
import { screenLoad } from '@/flows/loading/screenLoad';
import { pathTo } from '@/navigation/paths';
import { useGo } from '@/navigation/useGo';
import { useListBoundPlatesQuery } from '@/services/charge/plates';
import { BottomBar } from '@/ui/BottomBar';
import { Card } from '@/ui/Card';
import { LinkButton } from '@/ui/LinkButton';
import { ListRow } from '@/ui/ListRow';
import { Rows } from '@/ui/Rows';
import { ListScreen } from '@/ui/scaffolds/ListScreen';

import { countLine, isFull } from '../model/vehicleWords';
import { AddVehicle } from '../parts/AddVehicle';
import { useVehicleActs } from '../parts/useVehicleActs';
import { VehicleCard } from '../parts/VehicleCard';

const CARD_HEIGHT = 162;

/** The driver's vehicles. */
export default function CarManageScreen() {
  const go = useGo();
  const acts = useVehicleActs();
  const asked = useListBoundPlatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const plates = asked.currentData;
  const hasAny = plates !== undefined && plates.results.length > 0;
  const frame = { name: 'carManage', title: '我的车辆', onBack: go.back };
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
      load={screenLoad(asked, {
        what: '车辆没有查到',
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
        <VehicleCard key={plate.plateId} plate={plate} acts={acts} />
      ))}
      <Card>
        <Rows>
          <ListRow title="车辆认证" note="认证后申诉更快，被他人绑定的车牌可以认领" to={pathTo('plateMaterial')} />
        </Rows>
      </Card>
    </ListScreen>
  );
}
