import { useScreen } from '@/navigation/hooks/useScreen';
import { useListBoundPlatesQuery } from '@/services/charge/plates';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { GONE_PLATE } from '../parts/gonePlate';
import { LastStays } from './LastStays';
import { PlatePasses } from './PlatePasses';
import { useVehicleActions } from './useVehicleActions';
import { VehicleFacts } from './VehicleFacts';

/** One vehicle: its facts, its passes, and its last stays. */
export default function PlateDetailScreen() {
  const { frame, query, go } = useScreen('plateDetail');
  const { plateId } = query;
  const actions = useVehicleActions(() => {
    go.instead('carManage');
  });
  const platesQuery = useListBoundPlatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const plate = platesQuery.currentData?.results.find((one) => one.plateId === plateId);
  const load = toLoadState(platesQuery, {
    what: '车辆加载失败',
    waitingFor: '正在查询车辆…',
    isEmpty: () => plate === undefined,
  });
  if (load.state === 'empty') return <MissingItemScreen frame={frame} empty={GONE_PLATE} />;
  return (
    <DetailScreen frame={frame} load={load}>
      {plate !== undefined && (
        <>
          <VehicleFacts plate={plate} actions={actions} />
          <PlatePasses plateId={plate.plateId} />
          <LastStays plateNo={plate.plateNo} />
        </>
      )}
    </DetailScreen>
  );
}
