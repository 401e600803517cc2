import { formatCountdown } from '@/domain/timeLeft';
import { SECOND_MS } from '@/lib/timeUnits';
import { useSecondsLeft } from '@/platform/clock/useSecondsLeft';

import styles from './CouponGrantRevokeCountdown.module.css';

/** The countdown until a grant can no longer be revoked, beside its button. */
export function CouponGrantRevokeCountdown({ untilMs }: { readonly untilMs: number }) {
  const secondsLeft = useSecondsLeft(untilMs);
  if (secondsLeft === 0) return null;
  const text = formatCountdown(secondsLeft * SECOND_MS);
  return (
    <span role="timer" aria-label={`可撤销 ${text}`} className={styles['left']}>
      {text}
    </span>
  );
}
