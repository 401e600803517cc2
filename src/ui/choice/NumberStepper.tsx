import Button from 'antd-mobile/es/components/button';

import styles from './NumberStepper.module.css';

interface StepperProps {
  /** What is counted, for screen readers. */
  readonly legend: string;
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** The formatted number: 3张. */
  readonly text: string;
  /** How much one press changes; 1 by default. */
  readonly step?: number;
  readonly onChange: (value: number) => void;
}

/**
 * A number with buttons to increase and decrease it. antd-mobile's stepper has no accessible name and parses 3张 as NaN,
 * so this uses two antd-mobile buttons.
 */
export function NumberStepper({ legend, label, value, min, max, text, step = 1, onChange }: StepperProps) {
  return (
    <div className={styles['stepper']} role="group" aria-label={legend}>
      <span>{label}</span>
      <span className={styles['steps']}>
        <Button
          className={styles['step'] ?? ''}
          aria-label="减少"
          disabled={value <= min}
          onClick={() => onChange(Math.max(min, value - step))}
        >
          −
        </Button>
        <output className={styles['count']} aria-live="polite">
          {text}
        </output>
        <Button
          className={styles['step'] ?? ''}
          aria-label="增加"
          disabled={value >= max}
          onClick={() => onChange(Math.min(max, value + step))}
        >
          +
        </Button>
      </span>
    </div>
  );
}
