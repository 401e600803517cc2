import ProgressCircle from 'antd-mobile/es/components/progress-circle';

import type { ChargingLiveData } from '@/services/cps/chargingSessions';
import { joinClasses } from '@/ui/joinClasses';

import styles from './ChargingProgressRing.module.css';

interface ChargeRingProps {
  readonly reading: ChargingLiveData;
  /** The reading is too old to be relied on. */
  readonly isOutdated: boolean;
}

/**
 * The battery's state of charge; if the car does not report it, the energy charged and the progress towards the limit.
 */
export function ChargingProgressRing({ reading: { soc, chargeKwh, limitProgress }, isOutdated }: ChargeRingProps) {
  const hasSoc = soc >= 0 && soc <= 100;
  const percent = Math.min(100, Math.max(0, hasSoc ? soc : limitProgress));
  return (
    <div className={joinClasses(styles['ring'], isOutdated && styles['old'])}>
      <ProgressCircle className={styles['circle'] ?? ''} percent={percent}>
        <p className={styles['words']}>
          <span className={styles['figure']}>
            {hasSoc ? `${String(soc)}%` : Number.isFinite(chargeKwh) ? chargeKwh.toFixed(2) : '--'}
          </span>
          <span className={styles['note']}>{hasSoc ? '当前电量' : '已充（度）'}</span>
        </p>
      </ProgressCircle>
    </div>
  );
}
