import {
  formatWeeklyHours,
  hasReadableWeeklyHours,
  toWeeklyHoursDayFractions,
  type WeeklyHours,
} from '@/domain/pass/weeklyHours';

import styles from './WeeklyValidHoursStrip.module.css';

const DAYS = ['一', '二', '三', '四', '五', '六', '日'];
const percent = (part: number): string => `${String(part * 100)}%`;

interface WeekStripProps {
  /** Null: all day, every day. */
  readonly ranges: readonly WeeklyHours[] | null;
}

/** The hours of the week in which a pass or package is valid, as a strip and in sentences. */
export function WeeklyValidHoursStrip({ ranges }: WeekStripProps) {
  if (ranges === null) return <p>每天 全天可停</p>;
  if (!hasReadableWeeklyHours(ranges)) return <p>可停时段以停车场公示为准</p>;
  return (
    <div>
      <ul className={styles['sentences']} aria-label="可停时段">
        {formatWeeklyHours(ranges).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div className={styles['strip']} aria-hidden="true">
        {toWeeklyHoursDayFractions(ranges).map((parts, day) => (
          <div key={day} className={styles['day']}>
            <span className={styles['name']}>{DAYS[day]}</span>
            <span className={styles['hours']}>
              {parts.map(({ from, to }) => (
                <span
                  key={from}
                  className={styles['part']}
                  style={{ left: percent(from), width: percent(to - from) }}
                />
              ))}
            </span>
          </div>
        ))}
        <div className={styles['scale']}>
          <span>0点</span>
          <span>12点</span>
          <span>24点</span>
        </div>
      </div>
    </div>
  );
}
