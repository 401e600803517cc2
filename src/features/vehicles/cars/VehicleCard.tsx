import { pathTo } from '@/navigation/paths';
import type { BoundPlate } from '@/services/charge/plates';
import { Card } from '@/ui/card/Card';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { SwipeRow } from '@/ui/list/SwipeRow';

import { vehicleRowTexts } from '../model/vehicleLabels';
import { PlateWithTags } from './PlateWithTags';
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
            title={<PlateWithTags plate={plate} />}
            note={<InlineFacts of={vehicleRowTexts(plate)} />}
          />
        </CardRows>
        <VehicleButtons isQuiet plate={plate} actions={actions} />
      </Card>
    </SwipeRow>
  );
}
