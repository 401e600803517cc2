import type { PassRule } from '@/services/special/passes';
import { Stepper } from '@/ui/choice/Stepper';

import { passCyclesText } from '../model/passTerms';

interface PassCyclesStepperProps {
  readonly rule: Pick<PassRule, 'minCycles' | 'maxCycles' | 'cycleType'>;
  readonly cycles: number;
  readonly onChange: (cycles: number) => void;
}

/** The stepper for the number of cycles. */
export function PassCyclesStepper({
  rule: { minCycles, maxCycles, cycleType },
  cycles,
  onChange,
}: PassCyclesStepperProps) {
  return (
    <Stepper
      legend="购买时长"
      label="时长"
      value={cycles}
      min={minCycles}
      max={maxCycles}
      text={passCyclesText(cycleType, cycles)}
      onChange={onChange}
    />
  );
}
