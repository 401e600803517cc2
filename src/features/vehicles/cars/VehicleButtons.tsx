import type { BoundPlate } from '@/services/charge/plates';
import { TextButton } from '@/ui/button/TextButton';

import { CardActs } from '../parts/CardActs';
import type { VehicleActs } from './useVehicleActs';

interface VehicleButtonsProps {
  readonly plate: BoundPlate;
  readonly acts: VehicleActs;
  /** Red says what is owed: in a list, where it stands in every card, 解绑 is quiet. The question that it asks is red all the same. */
  readonly isQuiet?: boolean;
}

/** 设为默认 and 解绑, each named after its plate. */
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
