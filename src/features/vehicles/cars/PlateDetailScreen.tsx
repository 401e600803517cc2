import { useScreen } from '@/navigation/hooks/useScreen';
import { useListBoundPlatesQuery } from '@/services/charge/plates';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { missingPlateEmptyProps } from '../parts/missingPlateEmptyProps';
import { PlatePasses } from './PlatePasses';
import { useVehicleActions } from './useVehicleActions';
import { VehicleFactsCards } from './VehicleFactsCards';
import { VehicleRecentStays } from './VehicleRecentStays';

/** One vehicle: its facts, its passes, and its last stays. */
export default function PlateDetailScreen() {
  const { frame, query, go } = useScreen('plateDetail');
  const { plateId } = query;
  const actions = useVehicleActions(() => {
    go.replace('carManage');
  });
  const platesQuery = useListBoundPlatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const plate = platesQuery.currentData?.results.find((boundPlate) => boundPlate.plateId === plateId);
  const load = toContentLoadState(platesQuery, {
    message: '车辆加载失败',
    waitingFor: '正在查询车辆…',
    isEmpty: () => plate === undefined,
  });
  if (load.state === 'empty') return <MissingItemScreen frame={frame} empty={missingPlateEmptyProps} />;
  return (
    <DetailScreen frame={frame} load={load}>
      {plate !== undefined && (
        <>
          <VehicleFactsCards plate={plate} actions={actions} />
          <PlatePasses plateId={plate.plateId} />
          <VehicleRecentStays plateNo={plate.plateNo} />
        </>
      )}
    </DetailScreen>
  );
}
