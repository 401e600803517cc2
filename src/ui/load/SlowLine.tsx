import styles from './SlowLine.module.css';
import { useSlow } from './useSlow';

interface SlowLineProps {
  /** What is being waited for: `正在查询账单…`. */
  readonly text: string;
}

/** Below a skeleton: after 3 s it says what is being waited for. Its place is kept from the start. */
export function SlowLine({ text }: SlowLineProps) {
  const isSlow = useSlow(true);
  return (
    <p className={styles['line']} aria-live="polite">
      {isSlow ? text : ''}
    </p>
  );
}
