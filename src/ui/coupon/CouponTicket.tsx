import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { couponCondition, type CouponFace, couponWorth, expiryText, isEndingSoon } from '@/domain/coupon/couponWords';
import { Facts } from '@/ui/card/Facts';
import { joinClasses } from '@/ui/joinClasses';
import { Tag } from '@/ui/text/Tag';

import styles from './CouponTicket.module.css';

export interface CouponTicketProps {
  readonly coupon: CouponFace;
  readonly nowMs: number;
  /** What it saves here, `减2.00元`; what it is worth by itself when that is not known. */
  readonly worth?: string;
  /** A Tag behind the name: 最优惠, 已选, 支付中. */
  readonly tag?: ReactNode;
  /** Why it cannot be used, or where it was: stands in place of how long it lives, and greys the ticket. */
  readonly off?: readonly string[];
  /** What a press does: leads somewhere, or chooses it among others. */
  readonly press?: { readonly to: string } | { readonly isChosen: boolean; readonly onPress: () => void };
  /** An act of its own, right of the words. */
  readonly act?: ReactNode;
}

/** The figure of a worth large, what stands around it small: `减` `2.00` `元`. */
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

/** A coupon: what it is worth, on what condition, what it is, how long it lives, where it is good. */
export function CouponTicket({ coupon, nowMs, worth, tag, off, press, act }: CouponTicketProps) {
  const { couponName, endTime, parkScopeText, sourceName } = coupon;
  const expiry = expiryText(endTime, nowMs);
  const isOff = off !== undefined;
  const isChosen = press !== undefined && 'isChosen' in press && press.isChosen;
  const content = (
    <>
      <span className={styles['stub']}>
        <span className={styles['worth']}>
          <Worth text={worth ?? couponWorth(coupon)} />
        </span>
        <span className={styles['note']}>{couponCondition(coupon)}</span>
      </span>
      <span className={styles['words']}>
        <span className={styles['name']}>
          {couponName} {tag}
        </span>
        {isOff ? (
          <>
            <span className={styles['reason']}>
              <Facts of={off} />
            </span>
            <span className={styles['line']}>
              <Facts of={[parkScopeText, sourceName]} />
            </span>
          </>
        ) : (
          <>
            <span className={styles['line']}>
              {isEndingSoon(endTime, nowMs) && <Tag tone="soon">{expiry}</Tag>}
              <Facts of={[isEndingSoon(endTime, nowMs) ? '' : expiry, sourceName]} />
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
      {act !== undefined && <div className={styles['act']}>{act}</div>}
    </div>
  );
}
