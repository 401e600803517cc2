import { pathTo } from '@/navigation/paths';
import type { BoundPlate } from '@/services/charge/plates';
import { Card } from '@/ui/card/Card';
import { Facts } from '@/ui/card/Facts';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { SwipeRow } from '@/ui/list/SwipeRow';

import { vehicleFacts } from '../model/vehicleLabels';
import { PlateTags } from './PlateTags';
import type { VehicleActions } from './useVehicleActions';
import { VehicleButtons } from './VehicleButtons';

/** One vehicle in the list. The full header is a link to it, and the buttons are below. */
export function VehicleCard({ plate, actions }: { readonly plate: BoundPlate; readonly actions: VehicleActions }) {
  return (
    <SwipeRow
      action={{
        label: '解绑',
        tone: 'danger',
        isDisabled: actions.isBusy,
        onPress: () => {
          actions.unbind(plate);
        },
      }}
    >
      <Card>
        <CardRows>
          <ListRow
            to={pathTo('plateDetail', { plateId: plate.plateId })}
            title={<PlateTags plate={plate} />}
            note={<Facts of={vehicleFacts(plate)} />}
          />
        </CardRows>
        <VehicleButtons isQuiet plate={plate} actions={actions} />
      </Card>
    </SwipeRow>
  );
}
