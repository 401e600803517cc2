import { pathTo } from '@/navigation/paths';
import type { BoundPlate } from '@/services/charge/plates';
import { Card } from '@/ui/Card';
import { ListRow } from '@/ui/ListRow';
import { Rows } from '@/ui/Rows';
import { WholeWords } from '@/ui/WholeWords';

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
          note={<WholeWords words={vehicleFacts(plate)} />}
        />
      </Rows>
      <VehicleButtons isQuiet plate={plate} acts={acts} />
    </Card>
  );
}
