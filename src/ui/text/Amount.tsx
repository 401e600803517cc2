import { formatAmount } from '@/domain/money';
import { joinClasses } from '@/ui/joinClasses';

import styles from './Amount.module.css';
import { ScreenReaderText } from './ScreenReaderText';

interface AmountProps {
  /** A deduction is negative. A value that is not a safe integer is shown as `--`. */
  readonly cents: number;
  /** The main amount of a page, the main amount of a card, or an amount in a row. */
  readonly size?: 'page' | 'card' | 'row';
  /** Shows that nothing is charged because it is free, not because it has already been paid. */
  readonly isFree?: boolean;
  /** Red is for money that is owed, green for money that has been settled. */
  readonly tone?: 'plain' | 'owed' | 'done';
}

/** Money: large figures, small 元 (Rule 9.1). */
export function Amount({ cents, size = 'row', isFree = false, tone = 'plain' }: AmountProps) {
  const className = joinClasses(styles['amount'], styles[size], tone !== 'plain' && styles[tone]);
  if (!Number.isSafeInteger(cents)) {
    return (
      <span className={className}>
        <span aria-hidden="true">--</span>
        <ScreenReaderText>金额未知</ScreenReaderText>
      </span>
    );
  }
  if (cents === 0 && isFree) return <span className={className}>免费</span>;
  return (
    <span className={className}>
      {cents < 0 && (
        <>
          <ScreenReaderText>减</ScreenReaderText>
          <span aria-hidden="true">-</span>
        </>
      )}
      {formatAmount(Math.abs(cents))}
      <span className={styles['unit']}>元</span>
    </span>
  );
}
