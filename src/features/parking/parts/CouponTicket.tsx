import { formatYuan } from '@/domain/money';
import type { Coupon } from '@/services/charge/bills';
import { joinClasses } from '@/ui/joinClasses';
import { Tag } from '@/ui/Tag';

import { couponWorth, expiryText, unusableText } from '../model/couponWords';
import styles from './CouponTicket.module.css';

interface CouponTicketProps {
  readonly coupon: Coupon;
  readonly nowMs: number;
  readonly isChosen: boolean;
  readonly isBest: boolean;
  /** Without it the coupon cannot be used, and says why. */
  readonly onChoose?: () => void;
}

/** A coupon: what it saves on this bill, what it is, how long it lives. */
export function CouponTicket({ coupon, nowMs, isChosen, isBest, onChoose }: CouponTicketProps) {
  const isUsable = onChoose !== undefined;
  const words = {
    ...(isUsable ? { expiry: expiryText(coupon.endTime, nowMs), scope: coupon.parkScopeText } : {}),
    source: coupon.sourceName,
  };
  const content = (
    <>
      <span className={styles['worth']}>{isUsable ? `减${formatYuan(coupon.discountFee)}` : couponWorth(coupon)}</span>
      <span className={styles['words']}>
        <span className={styles['name']}>
          {coupon.couponName}
          {isBest && <Tag tone="brand">最优惠</Tag>}
        </span>
        {!isUsable && <span className={styles['reason']}>{unusableText(coupon)}</span>}
        <span className={styles['note']}>
          {Object.entries(words)
            .filter(([, word]) => word !== '')
            .map(([what, word]) => (
              <span key={what} className={styles['word']}>
                {word}
              </span>
            ))}
        </span>
      </span>
      {isChosen && <Tag tone="brand">已选</Tag>}
    </>
  );
  if (!isUsable) return <div className={joinClasses(styles['ticket'], styles['off'])}>{content}</div>;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className={joinClasses(styles['ticket'], isChosen && styles['chosen'])}
      onClick={onChoose}
    >
      {content}
    </button>
  );
}
