import { formatCountdown } from '@/domain/timeLeft';
import { SECOND_MS } from '@/lib/timeUnits';
import { useSecondsLeft } from '@/services/transport/clock/useTicking';

import styles from './UndoLeft.module.css';

/** How long a grant can still be undone, beside its button. */
export function UndoLeft({ untilMs }: { readonly untilMs: number }) {
  const left = useSecondsLeft(untilMs);
  if (left === 0) return null;
  const text = formatCountdown(left * SECOND_MS);
  return (
    <span role="timer" aria-label={`可撤销 ${text}`} className={styles['left']}>
      {text}
    </span>
  );
}
