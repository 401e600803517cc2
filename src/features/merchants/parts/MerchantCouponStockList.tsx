import type { ReactNode } from 'react';

import type { MerchantStockCoupon } from '@/services/coupon/merchants';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';

import { MerchantCouponList } from './MerchantCouponList';
import { useMerchantCouponStockQuery } from './useMerchant';

const keyOf = ({ merchantCouponId }: MerchantStockCoupon) => merchantCouponId;
const TICKET_HEIGHT = 88;

interface MerchantStockListProps {
  readonly frame: Omit<ScreenFrameProps, 'children'>;
  readonly merchantId: string | undefined;
  /** 1: coupons that can be granted; 0: invalid ones. */
  readonly isValid: 0 | 1;
  readonly label: string;
  readonly texts: { readonly what: string; readonly waitingFor: string; readonly empty: string };
  readonly children: (coupon: MerchantStockCoupon) => ReactNode;
}

/** The coupons of a merchant that can, or can no longer, be granted. */
export function MerchantCouponStockList({
  frame,
  merchantId,
  isValid,
  label,
  texts,
  children,
}: MerchantStockListProps) {
  return (
    <MerchantCouponList
      frame={frame}
      query={useMerchantCouponStockQuery(merchantId, isValid)}
      keyOf={keyOf}
      rowHeight={TICKET_HEIGHT}
      isNamed={merchantId !== undefined}
      label={label}
      texts={texts}
    >
      {children}
    </MerchantCouponList>
  );
}
