import type { BoundPlate } from '@/services/charge/plates';
import { TextButton } from '@/ui/button/TextButton';

import { CardActions } from '../parts/CardActions';
import type { VehicleActions } from './useVehicleActions';

interface VehicleButtonsProps {
  readonly plate: BoundPlate;
  readonly actions: VehicleActions;
  /** Red marks debts, so 解绑 is not red in a list where every card has it. Its confirmation is red all the same. */
  readonly isQuiet?: boolean;
}

/** 设为默认 and 解绑. Their accessible names contain the plate. */
export function VehicleButtons({ plate, actions, isQuiet = false }: VehicleButtonsProps) {
  const { formatPlateNo, isDefault } = plate;
  return (
    <CardActions>
      {isDefault === 0 && (
        <TextButton
          isDisabled={actions.isBusy}
          label={`设为默认，${formatPlateNo}`}
          onPress={() => {
            actions.makeDefault(plate);
          }}
        >
          设为默认
        </TextButton>
      )}
      <TextButton
        tone={isQuiet ? 'quiet' : 'danger'}
        isDisabled={actions.isBusy}
        label={`解绑，${formatPlateNo}`}
        onPress={() => {
          actions.unbind(plate);
        }}
      >
        解绑
      </TextButton>
    </CardActions>
  );
}
