import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { loadOf } from '@/widgets/loading/loadOf';

import { useMerchant, useStock } from '../parts/useMerchant';
import { Till } from './Till';

/** The till: a plate, one tap, and the next car. */
export default function GiveCouponsScreen() {
  const { frame, query } = useScreen('giveCoupons');
  const { merchantId, couponId } = query;
  const { merchant } = useMerchant(merchantId);
  const stock = useStock(merchantId, 1);
  const coupon = stock.currentData?.results.find((one) => one.merchantCouponId === couponId);
  if (coupon !== undefined) return <Till frame={frame} coupon={coupon} merchant={merchant} />;
  return (
    <DetailScreen
      frame={frame}
      load={loadOf(stock, {
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
          merchantId === undefined ? (
            <LinkButton to={pathTo('merchantManageList')}>看我的商户</LinkButton>
          ) : (
            <LinkButton to={pathTo('giveCouponsList', { merchantId })}>换一张券</LinkButton>
          ),
      }}
      cardHeights={[88, 220, 120]}
    />
  );
}
