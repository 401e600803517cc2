import styles from './SlowLoadLine.module.css';
import { useIsLoadingSlow } from './useIsLoadingSlow';

interface SlowLineProps {
  /** What is loading: `正在查询账单…`. */
  readonly text: string;
}

/** A line below a skeleton. After 3 s it says what is loading. Its space is reserved from the start. */
export function SlowLoadLine({ text }: SlowLineProps) {
  const isSlow = useIsLoadingSlow(true);
  return (
    <p className={styles['line']} aria-live="polite">
      {isSlow ? text : ''}
    </p>
  );
}
