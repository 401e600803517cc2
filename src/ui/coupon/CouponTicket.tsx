import type { ReactNode } from 'react';

import {
  couponConditionText,
  couponExpiryText,
  couponScopeText,
  type CouponSummary,
  couponValueText,
  isCouponEndingSoon,
} from '@/domain/coupon/couponText';
import { Link } from '@/navigation/Link';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { joinClasses } from '@/ui/joinClasses';
import { amountOrPlateAttributes } from '@/ui/text/amountOrPlateAttributes';
import { Tag } from '@/ui/text/Tag';

import styles from './CouponTicket.module.css';

export interface CouponTicketProps {
  readonly coupon: CouponSummary;
  readonly nowMs: number;
  /** The saving on this bill, `减2.00元`; the coupon's own value if the saving is not known. */
  readonly worth?: string;
  /** A Tag after the name: 最优惠, 已选, 支付中. */
  readonly tag?: ReactNode;
  /** Why it cannot be used, or where it was used. It replaces the validity period and greys out the ticket. */
  readonly inactiveReasons?: readonly string[] | undefined;
  /** What a tap does: it opens a screen, or selects this coupon. */
  readonly press?: { readonly to: string } | { readonly isChosen: boolean; readonly onPress: () => void } | undefined;
  /** A separate button to the right of the text. */
  readonly action?: ReactNode;
}

/** The number is large, the text around it is small: `减` `2.00` `元`. */
function Worth({ text }: { readonly text: string }) {
  const [, before = '', figure, unit = ''] = /^(\D*)([\d.]+)(元|折|小时|分钟)$/.exec(text) ?? [];
  if (figure === undefined) return <span className={styles['whole']}>{text}</span>;
  return (
    <>
      {before}
      <span className={styles['figure']}>{figure}</span>
      {unit}
    </>
  );
}

/** A coupon: its value, its condition, its name, its validity period, and where it is valid. */
export function CouponTicket({ coupon, nowMs, worth, tag, inactiveReasons, press, action }: CouponTicketProps) {
  const { couponName, endTime, parkScopeText, sourceName } = coupon;
  const expiry = couponExpiryText(endTime, nowMs);
  const isOff = inactiveReasons !== undefined;
  const isChosen = press !== undefined && 'isChosen' in press && press.isChosen;
  const content = (
    <>
      <span className={styles['stub']}>
        <span className={styles['worth']}>
          <Worth text={worth ?? couponValueText(coupon)} />
        </span>
        <span className={styles['note']} {...amountOrPlateAttributes(couponConditionText(coupon))}>
          {couponConditionText(coupon)}
        </span>
      </span>
      <span className={styles['words']}>
        <span className={styles['name']}>
          {couponName} {tag}
        </span>
        {isOff ? (
          <>
            <span className={styles['reason']}>
              <InlineFacts of={inactiveReasons} />
            </span>
            <span className={styles['line']}>
              <InlineFacts of={[couponScopeText(inactiveReasons, coupon), sourceName]} />
            </span>
          </>
        ) : (
          <>
            <span className={styles['line']}>
              {isCouponEndingSoon(endTime, nowMs) && <Tag tone="soon">{expiry}</Tag>}
              <InlineFacts of={[isCouponEndingSoon(endTime, nowMs) ? '' : expiry, sourceName]} />
            </span>
            {parkScopeText !== '' && <span className={styles['line']}>{parkScopeText}</span>}
          </>
        )}
      </span>
    </>
  );
  const face = joinClasses(styles['face'], press !== undefined && styles['pressed']);
  return (
    <div className={joinClasses(styles['ticket'], isOff && styles['off'], isChosen && styles['chosen'])}>
      {press === undefined && <div className={face}>{content}</div>}
      {press !== undefined && 'to' in press && (
        <Link className={face} to={press.to}>
          {content}
        </Link>
      )}
      {press !== undefined && 'isChosen' in press && (
        <button type="button" aria-pressed={press.isChosen} className={face} onClick={press.onPress}>
          {content}
        </button>
      )}
      {action !== undefined && <div className={styles['act']}>{action}</div>}
    </div>
  );
}
