import type { PassProduct } from '@/services/special/passes';
import { NumberStepper } from '@/ui/choice/NumberStepper';

import { passCyclesText } from '../model/passTerms';

interface PassCyclesStepperProps {
  readonly rule: Pick<PassProduct, 'minCycles' | 'maxCycles' | 'cycleType'>;
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
    <NumberStepper
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
