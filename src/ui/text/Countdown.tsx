import { useContext } from 'react';

import { formatCountdown } from '@/domain/timeLeft';
import { joinClasses } from '@/ui/joinClasses';

import { ApproximateTimeContext } from './ApproximateTimeContext';
import styles from './Countdown.module.css';

const SOON_MS = 120_000;

interface CountdownProps {
  /** `剩余离场时间`. */
  readonly label: string;
  /** The caller runs the clock. */
  readonly msLeft: number;
  /** Whether the driver must hurry: by default in the last two minutes. */
  readonly isSoon?: boolean;
}

/** The time left at this moment. Its role is a timer, which screen readers do not announce every second. */
export function Countdown({ label, msLeft, isSoon = msLeft <= SOON_MS }: CountdownProps) {
  const left = `${useContext(ApproximateTimeContext) ? '约' : ''}${formatCountdown(msLeft)}`;
  return (
    <span className={styles['countdown']} role="timer" aria-label={`${label} ${left}`}>
      <span className={styles['label']}>{label}</span>
      <span className={joinClasses(styles['time'], isSoon && styles['soon'])}>{left}</span>
    </span>
  );
}
