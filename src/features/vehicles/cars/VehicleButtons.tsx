import { useEffect, useRef } from 'react';

import type { BoundPlate } from '@/services/charge/plates';
import { TextButton } from '@/ui/button/TextButton';
import { CardActions } from '@/ui/card/CardActions';

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
  const buttons = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  // 设为默认 is gone then, and with it the focus. It stays with the vehicle: on its link, or on the button that is left.
  useEffect(() => {
    if (isDefault === 0 || !isPressed.current) return;
    isPressed.current = false;
    const left = buttons.current;
    if (left === null || left.ownerDocument.activeElement !== left.ownerDocument.body) return;
    (left.closest('section')?.querySelector('a') ?? left.querySelector('button'))?.focus();
  }, [isDefault]);
  return (
    <CardActions ref={buttons}>
      {isDefault === 0 && (
        <TextButton
          isDisabled={actions.isBusy}
          label={`设为默认，${formatPlateNo}`}
          onPress={() => {
            isPressed.current = true;
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
