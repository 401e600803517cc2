import type { ReactNode } from 'react';

import { pathTo } from '@/navigation/paths';
import type { MerchantStockCoupon } from '@/services/coupon/merchants';
import { LinkButton } from '@/ui/button/LinkButton';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { useMerchantCouponStockQuery } from './useMerchant';

interface StockCouponLoaderProps {
  readonly frame: Omit<ScreenFrameProps, 'children'>;
  readonly merchantId?: string;
  readonly couponId?: string;
  /** 1: only a coupon that can still be granted. Absent: also one that became invalid while the page was open. */
  readonly isValid?: 1;
  readonly cardHeights: readonly number[];
  readonly children: (coupon: MerchantStockCoupon) => ReactNode;
}

/** Loads the stock coupon that an address names, to be granted by plate or by QR code. */
export function StockCouponLoader({
  frame,
  merchantId,
  couponId,
  isValid,
  cardHeights,
  children,
}: StockCouponLoaderProps) {
  const stockQuery = useMerchantCouponStockQuery(merchantId, isValid);
  const coupon = stockQuery.currentData?.results.find((item) => item.merchantCouponId === couponId);
  if (coupon !== undefined) return children(coupon);
  return (
    <DetailScreen
      frame={frame}
      load={toContentLoadState(stockQuery, {
        message: '优惠券加载失败',
        waitingFor: '正在查询优惠券…',
        isEmpty: () => true,
        isGoneWhenRefused: true,
        isNamed: merchantId !== undefined && couponId !== undefined,
      })}
      empty={{
        illustration: 'coupon',
        text: '这张券不能再发放',
        action:
          merchantId === undefined || stockQuery.currentData === undefined ? (
            <LinkButton to={pathTo('merchantManageList')}>看我的商户</LinkButton>
          ) : (
            <LinkButton to={pathTo('giveCouponsList', { merchantId })}>换一张券</LinkButton>
          ),
      }}
      cardHeights={cardHeights}
    />
  );
}
