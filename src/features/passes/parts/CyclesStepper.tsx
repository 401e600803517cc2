import type { PassRule } from '@/services/special/passes';

import { cyclesText } from '../model/passTerms';
import styles from './CyclesStepper.module.css';

interface CyclesStepperProps {
  readonly of: Pick<PassRule, 'minCycles' | 'maxCycles' | 'cycleType'>;
  readonly cycles: number;
  readonly onChange: (cycles: number) => void;
}

/** How many cycles are bought, one more or one less. */
export function CyclesStepper({ of: { minCycles, maxCycles, cycleType }, cycles, onChange }: CyclesStepperProps) {
  return (
    <div className={styles['stepper']} role="group" aria-label="购买时长">
      <span>时长</span>
      <span className={styles['steps']}>
        <button
          type="button"
          className={styles['step']}
          aria-label="减少"
          disabled={cycles <= minCycles}
          onClick={() => onChange(cycles - 1)}
        >
          −
        </button>
        <output className={styles['count']} aria-live="polite">
          {cyclesText(cycleType, cycles)}
        </output>
        <button
          type="button"
          className={styles['step']}
          aria-label="增加"
          disabled={cycles >= maxCycles}
          onClick={() => onChange(cycles + 1)}
        >
          +
        </button>
      </span>
    </div>
  );
}
