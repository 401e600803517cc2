import { Amount } from './Amount';
import { amountOrPlateAttributes } from './amountOrPlateAttributes';
import styles from './PriceLine.module.css';
import { UnbrokenNumbersText } from './UnbrokenNumbersText';

interface PriceLineProps {
  readonly label: string;
  readonly cents: number;
  /** How the amount was computed: `2小时5分钟`, `满10减5`. */
  readonly reason?: string | undefined;
  readonly isFree?: boolean;
  /** The total below the other lines is larger. */
  readonly size?: 'card' | 'row';
  readonly tone?: 'plain' | 'owed' | 'done';
}

/** One line of a bill. */
export function PriceLine({ label, cents, reason, isFree = false, size = 'row', tone = 'plain' }: PriceLineProps) {
  return (
    <div className={styles['line']}>
      <div className={styles['words']}>
        <div className={styles['label']}>{label}</div>
        {reason !== undefined && (
          <div className={styles['reason']} {...amountOrPlateAttributes(reason)}>
            <UnbrokenNumbersText of={reason} />
          </div>
        )}
      </div>
      <div className={styles['amount']}>
        <Amount cents={cents} isFree={isFree} size={size} tone={tone} />
      </div>
    </div>
  );
}
