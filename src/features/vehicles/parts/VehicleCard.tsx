import { pathTo } from '@/navigation/paths';
import type { BoundPlate } from '@/services/charge/plates';
import { Card } from '@/ui/Card';
import { Facts } from '@/ui/Facts';
import { ListRow } from '@/ui/ListRow';
import { Rows } from '@/ui/Rows';

import { vehicleFacts } from '../model/vehicleWords';
import { PlateTags } from './PlateTags';
import type { VehicleActs } from './useVehicleActs';
import { VehicleButtons } from './VehicleButtons';

/** One vehicle of the list: the whole head leads to it, the acts stand below. */
export function VehicleCard({ plate, acts }: { readonly plate: BoundPlate; readonly acts: VehicleActs }) {
  return (
    <Card>
      <Rows>
        <ListRow
          to={pathTo('plateDetail', { plateId: plate.plateId })}
          title={<PlateTags plate={plate} />}
          note={<Facts of={vehicleFacts(plate)} />}
        />
      </Rows>
      <VehicleButtons isQuiet plate={plate} acts={acts} />
    </Card>
  );
}
