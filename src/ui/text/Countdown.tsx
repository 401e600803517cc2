import { formatCountdown } from '@/domain/time';
import { joinClasses } from '@/ui/joinClasses';

import styles from './Countdown.module.css';

/** In the last two minutes a driver who is still at the counter must hurry. */
const SOON_MS = 120_000;

interface CountdownProps {
  /** `剩余离场时间`. */
  readonly label: string;
  /** The caller runs the clock. */
  readonly msLeft: number;
}

/** The time left at this moment. Its role is a timer, which screen readers do not announce every second. */
export function Countdown({ label, msLeft }: CountdownProps) {
  return (
    <span className={styles['countdown']} role="timer" aria-label={`${label} ${formatCountdown(msLeft)}`}>
      <span className={styles['label']}>{label}</span>
      <span className={joinClasses(styles['time'], msLeft <= SOON_MS && styles['soon'])}>
        {formatCountdown(msLeft)}
      </span>
    </span>
  );
}
