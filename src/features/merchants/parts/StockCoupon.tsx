import type { ReactNode } from 'react';

import { pathTo } from '@/navigation/paths';
import type { MerchantCoupon } from '@/services/coupon/merchants';
import { LinkButton } from '@/ui/button/LinkButton';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { useStock } from './useMerchant';

interface StockCouponProps {
  readonly frame: Omit<ScreenFrameProps, 'children'>;
  readonly merchantId?: string;
  readonly couponId?: string;
  /** 1: only one that can still be given. Without it also one that was over while the page was open. */
  readonly isValid?: 1;
  readonly cardHeights: readonly number[];
  readonly children: (coupon: MerchantCoupon) => ReactNode;
}

/** The coupon of the stock that an address names, to be given by plate or by code. */
export function StockCoupon({ frame, merchantId, couponId, isValid, cardHeights, children }: StockCouponProps) {
  const stock = useStock(merchantId, isValid);
  const coupon = stock.currentData?.results.find((one) => one.merchantCouponId === couponId);
  if (coupon !== undefined) return children(coupon);
  return (
    <DetailScreen
      frame={frame}
      load={toLoadState(stock, {
        what: '优惠券加载失败',
        waitingFor: '正在查询优惠券…',
        isEmpty: () => true,
        isGoneWhenRefused: true,
        isNamed: merchantId !== undefined && couponId !== undefined,
      })}
      empty={{
        drawing: 'coupon',
        text: '这张券不能再发放',
        action:
          merchantId === undefined || stock.currentData === undefined ? (
            <LinkButton to={pathTo('merchantManageList')}>看我的商户</LinkButton>
          ) : (
            <LinkButton to={pathTo('giveCouponsList', { merchantId })}>换一张券</LinkButton>
          ),
      }}
      cardHeights={cardHeights}
    />
  );
}
