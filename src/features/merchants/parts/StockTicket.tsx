import type { ReactNode } from 'react';

import type { MerchantCoupon } from '@/services/coupon/merchants';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { CouponTicket, type CouponTicketProps } from '@/ui/coupon/CouponTicket';

import { leftText } from '../model/merchantWords';

interface StockTicketProps {
  readonly coupon: MerchantCoupon;
  readonly press?: CouponTicketProps['press'];
  readonly action?: ReactNode;
  /** Why it can no longer be given. */
  readonly off?: readonly string[] | undefined;
}

/** A coupon of a merchant's stock: its value, how many are left, until when. */
export function StockTicket({ coupon, press, action, off }: StockTicketProps) {
  const now = useServerNow();
  return (
    <CouponTicket
      coupon={{ ...coupon, parkScopeText: '', sourceName: leftText(coupon.leftNum) }}
      nowMs={now}
      {...(press === undefined ? {} : { press })}
      {...(action === undefined ? {} : { action })}
      {...(off === undefined ? {} : { off })}
    />
  );
}
