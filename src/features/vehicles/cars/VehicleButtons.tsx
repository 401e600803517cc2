import type { BoundPlate } from '@/services/charge/plates';
import { TextButton } from '@/ui/button/TextButton';

import { CardActs } from '../parts/CardActs';
import type { VehicleActs } from './useVehicleActs';

interface VehicleButtonsProps {
  readonly plate: BoundPlate;
  readonly acts: VehicleActs;
  /** Red marks debts, so 解绑 is not red in a list where every card has it. Its confirmation is red all the same. */
  readonly isQuiet?: boolean;
}

/** 设为默认 and 解绑. Their accessible names contain the plate. */
export function VehicleButtons({ plate, acts, isQuiet = false }: VehicleButtonsProps) {
  const { formatPlateNo, isDefault } = plate;
  return (
    <CardActs>
      {isDefault === 0 && (
        <TextButton
          isDisabled={acts.isBusy}
          label={`设为默认，${formatPlateNo}`}
          onPress={() => {
            acts.makeDefault(plate);
          }}
        >
          设为默认
        </TextButton>
      )}
      <TextButton
        tone={isQuiet ? 'quiet' : 'danger'}
        isDisabled={acts.isBusy}
        label={`解绑，${formatPlateNo}`}
        onPress={() => {
          acts.unbind(plate);
        }}
      >
        解绑
      </TextButton>
    </CardActs>
  );
}
