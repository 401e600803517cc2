import type { PassRule } from '@/services/special/passes';
import { Stepper } from '@/ui/choice/Stepper';

import { cyclesText } from '../model/passTerms';

interface CyclesStepperProps {
  readonly rule: Pick<PassRule, 'minCycles' | 'maxCycles' | 'cycleType'>;
  readonly cycles: number;
  readonly onChange: (cycles: number) => void;
}

/** The stepper for the number of cycles. */
export function CyclesStepper({ rule: { minCycles, maxCycles, cycleType }, cycles, onChange }: CyclesStepperProps) {
  return (
    <Stepper
      legend="购买时长"
      label="时长"
      value={cycles}
      min={minCycles}
      max={maxCycles}
      text={cyclesText(cycleType, cycles)}
      onChange={onChange}
    />
  );
}
