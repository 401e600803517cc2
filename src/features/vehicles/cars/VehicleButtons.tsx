import { useEffect, useRef } from 'react';

import type { BoundPlate } from '@/services/charge/plates';
import { TextButton } from '@/ui/button/TextButton';
import { CardActions } from '@/ui/card/CardActions';

import type { VehicleActions } from './useVehicleActions';

interface VehicleButtonsProps {
  readonly plate: BoundPlate;
  readonly actions: VehicleActions;
  /** Renders 解绑 without red in a list, where red marks debts. Its confirmation is red in any case. */
  readonly isQuiet?: boolean;
}

/** 设为默认 and 解绑. Their accessible names contain the plate. */
export function VehicleButtons({ plate, actions, isQuiet = false }: VehicleButtonsProps) {
  const { formatPlateNo, isDefault } = plate;
  const buttons = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  // The pressed 设为默认 is removed together with the focus. Moves the focus to the vehicle's link, or to 解绑.
  useEffect(() => {
    if (isDefault === 0 || !isPressed.current) return;
    isPressed.current = false;
    const container = buttons.current;
    if (container === null || container.ownerDocument.activeElement !== container.ownerDocument.body) return;
    (container.closest('section')?.querySelector('a') ?? container.querySelector('button'))?.focus();
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
