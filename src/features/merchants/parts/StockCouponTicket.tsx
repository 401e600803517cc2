import type { ReactNode } from 'react';

import { useServerNow } from '@/platform/clock/useServerNow';
import type { MerchantStockCoupon } from '@/services/coupon/merchants';
import { CouponTicket, type CouponTicketProps } from '@/ui/coupon/CouponTicket';

import { stockCouponsLeftText } from '../model/merchantText';

interface StockCouponTicketProps {
  readonly coupon: MerchantStockCoupon;
  readonly press?: CouponTicketProps['press'];
  readonly action?: ReactNode;
  /** Why it can no longer be granted. */
  readonly unusableTexts?: readonly string[] | undefined;
}

/** A coupon of a merchant's stock: its value, how many are left, and its expiry. */
export function StockCouponTicket({ coupon, press, action, unusableTexts }: StockCouponTicketProps) {
  const now = useServerNow();
  return (
    <CouponTicket
      coupon={{ ...coupon, parkScopeText: '', sourceName: stockCouponsLeftText(coupon.leftNum) }}
      nowMs={now}
      press={press}
      action={action}
      inactiveReasons={unusableTexts}
    />
  );
}
