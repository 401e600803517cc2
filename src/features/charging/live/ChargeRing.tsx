import type { ChargingLive } from '@/services/cps/chargingSessions';
import { joinClasses } from '@/ui/joinClasses';

import styles from './ChargeRing.module.css';

/** The circumference of the drawn circle, so that percent are lengths. */
const RADIUS = 52;
const ROUND = 2 * Math.PI * RADIUS;

interface ChargeRingProps {
  readonly reading: ChargingLive;
  /** The numbers are too old to be relied on. */
  readonly isOld: boolean;
}

/** How full the battery is; where the car does not tell, how much has flowed, and how much of the limit is reached. */
export function ChargeRing({ reading: { soc, chargeKwh, limitProgress }, isOld }: ChargeRingProps) {
  const hasSoc = soc >= 0 && soc <= 100;
  const share = Math.min(100, Math.max(0, hasSoc ? soc : limitProgress)) / 100;
  return (
    <div className={joinClasses(styles['ring'], isOld && styles['old'])}>
      <svg viewBox="0 0 120 120" fill="none" aria-hidden="true">
        <circle className={styles['track']} cx="60" cy="60" r={RADIUS} strokeWidth="8" />
        <circle
          className={styles['done']}
          cx="60"
          cy="60"
          r={RADIUS}
          strokeWidth="8"
          strokeLinecap="round"
          strokeDasharray={`${String(share * ROUND)} ${String(ROUND)}`}
          transform="rotate(-90 60 60)"
        />
      </svg>
      <p className={styles['words']}>
        <span className={styles['figure']}>
          {hasSoc ? `${String(soc)}%` : Number.isFinite(chargeKwh) ? chargeKwh.toFixed(2) : '--'}
        </span>
        <span className={styles['note']}>{hasSoc ? '当前电量' : '已充（度）'}</span>
      </p>
    </div>
  );
}
