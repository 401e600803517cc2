import { formatIsoDay } from '@/domain/day';
import { sortDefaultVehicleFirst } from '@/domain/plate/sortDefaultVehicleFirst';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { usePorts } from '@/platform/ports/PortsContext';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { markLoadEmpty } from '@/widgets/loading/markLoadEmpty';

import { findLatestPlateClaims, findLatestVehiclePapers } from './model/vehiclePapers';
import { useVehiclePapers } from './useVehiclePapers';
import { VehiclePapersCard } from './VehiclePapersCard';

/** The certification state of each vehicle, and the claims in progress. */
export default function PlateMaterialScreen() {
  const { frame } = useScreen('plateMaterial');
  const { clock } = usePorts();
  const { papers, plates, load } = useVehiclePapers();
  const today = formatIsoDay(clock.serverNow());
  const plateClaims = findLatestPlateClaims(papers, plates);
  return (
    <ListScreen
      frame={frame}
      load={markLoadEmpty(load, plates.length + plateClaims.length === 0)}
      empty={{
        illustration: 'plate',
        text: '添加车辆后可以认证',
        action: <LinkButton to={pathTo('addCar', { redirect: pathTo('plateMaterial') })}>添加车辆</LinkButton>,
      }}
      header={
        <Card title="认证有什么用">
          <p>停车申诉审核更快；新能源车享充电停车优惠；被他人绑定的车牌可以认领回来。</p>
        </Card>
      }
      rowHeight={184}
    >
      {sortDefaultVehicleFirst(plates).map((plate) => (
        <VehiclePapersCard
          key={plate.plateId}
          plate={plate}
          vehicle={findLatestVehiclePapers(papers, plate.plateNo, 'vehicle')}
          disabled={findLatestVehiclePapers(papers, plate.plateNo, 'disabled')}
          today={today}
        />
      ))}
      {plateClaims.map((claim) => (
        <VehiclePapersCard key={claim.materialId} plate={claim} vehicle={claim} disabled={null} today={today} />
      ))}
    </ListScreen>
  );
}
