import type { ReactNode } from 'react';

import type { MerchantCoupon } from '@/services/coupon/merchants';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';

import { MerchantList } from './MerchantList';
import { useStock } from './useMerchant';

const keyOf = ({ merchantCouponId }: MerchantCoupon) => merchantCouponId;
const TICKET_HEIGHT = 88;

interface StockListProps {
  readonly frame: Omit<ScreenFrameProps, 'children'>;
  readonly merchantId: string | undefined;
  /** 1 what can be given, 0 what no longer can. */
  readonly isValid: 0 | 1;
  readonly label: string;
  readonly words: { readonly what: string; readonly waitingFor: string; readonly empty: string };
  readonly children: (coupon: MerchantCoupon) => ReactNode;
}

/** The coupons of a merchant that can be given, or that can no longer be. */
export function StockList({ frame, merchantId, isValid, label, words, children }: StockListProps) {
  return (
    <MerchantList
      frame={frame}
      asked={useStock(merchantId, isValid)}
      keyOf={keyOf}
      rowHeight={TICKET_HEIGHT}
      isNamed={merchantId !== undefined}
      label={label}
      words={words}
    >
      {children}
    </MerchantList>
  );
}
