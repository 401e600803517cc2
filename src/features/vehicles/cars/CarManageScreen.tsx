import { sortDefaultVehicleFirst } from '@/domain/plate/sortDefaultVehicleFirst';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useGetParamConfigsQuery } from '@/services/basic/settings';
import { useListBoundPlatesQuery } from '@/services/charge/plates';
import { BottomActionBar } from '@/ui/bar/BottomActionBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { RequiredFormPart } from '@/ui/missing/RequiredFormPart';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { isVehicleLimitReached, vehicleCountText } from '../model/vehicleLabels';
import { AddVehicleButton } from './AddVehicleButton';
import { useVehicleActions } from './useVehicleActions';
import { VehicleCard } from './VehicleCard';

const CARD_HEIGHT = 162;

/** The driver's vehicles. */
export default function CarManageScreen() {
  const { frame } = useScreen('carManage');
  const actions = useVehicleActions();
  const query = useListBoundPlatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const plates = query.currentData;
  // If the limit is unknown, the server enforces it when a vehicle is added.
  const limit = useGetParamConfigsQuery().currentData?.maxPlateNum ?? 0;
  const count = plates?.results.length ?? 0;
  const isLimitReached = isVehicleLimitReached(count, limit);
  return (
    <ListScreen
      frame={
        count > 0
          ? {
              ...frame,
              bar: (
                <BottomActionBar note={vehicleCountText(count, limit)}>
                  <AddVehicleButton isLimitReached={isLimitReached} limit={limit} />
                </BottomActionBar>
              ),
            }
          : frame
      }
      load={toContentLoadState(query, {
        message: '车辆加载失败',
        waitingFor: '正在查询车辆…',
        isEmpty: ({ results }) => results.length === 0,
      })}
      empty={{
        illustration: 'plate',
        text: '添加车辆后，入场自动显示停车费',
        action: <LinkButton to={pathTo('addCar')}>添加车辆</LinkButton>,
      }}
      rowHeight={CARD_HEIGHT}
    >
      <RequiredFormPart isMissing={isLimitReached}>
        {sortDefaultVehicleFirst(plates?.results ?? []).map((plate) => (
          <VehicleCard key={plate.plateId} plate={plate} actions={actions} />
        ))}
      </RequiredFormPart>
      <Card>
        <CardRows>
          <ListRow title="车辆认证" note="认证后申诉更快，被他人绑定的车牌可以认领" to={pathTo('plateMaterial')} />
        </CardRows>
      </Card>
    </ListScreen>
  );
}
