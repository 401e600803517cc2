import type { PassRule } from '@/services/special/passes';
import { Stepper } from '@/ui/choice/Stepper';

import { cyclesText } from '../model/passTerms';

interface CyclesStepperProps {
  readonly of: Pick<PassRule, 'minCycles' | 'maxCycles' | 'cycleType'>;
  readonly cycles: number;
  readonly onChange: (cycles: number) => void;
}

/** How many cycles are bought, one more or one less. */
export function CyclesStepper({ of: { minCycles, maxCycles, cycleType }, cycles, onChange }: CyclesStepperProps) {
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
