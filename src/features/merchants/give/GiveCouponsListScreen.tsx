import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import type { MerchantStockCoupon } from '@/services/coupon/merchants';
import { LinkButton } from '@/ui/button/LinkButton';

import { MerchantCouponStockList } from '../parts/MerchantCouponStockList';
import { StockCouponTicket } from '../parts/StockCouponTicket';

/** The choice of the coupon to grant, by plate or by its QR code. */
export default function GiveCouponsListScreen() {
  const { frame, query } = useScreen('giveCouponsList');
  return (
    <MerchantCouponStockList
      frame={frame}
      merchantId={query.merchantId}
      isValid={1}
      label="可发放的券"
      texts={{ what: '优惠券加载失败', waitingFor: '正在查询优惠券…', empty: '暂无可发放的券' }}
    >
      {(coupon) => <GrantableCoupon coupon={coupon} />}
    </MerchantCouponStockList>
  );
}

function GrantableCoupon({ coupon }: { readonly coupon: MerchantStockCoupon }) {
  const { merchantId, merchantCouponId: couponId, couponName, leftNum } = coupon;
  if (leftNum <= 0) return <StockCouponTicket coupon={coupon} unusableTexts={['已发完']} />;
  return (
    <StockCouponTicket
      coupon={coupon}
      press={{ to: pathTo('giveCoupons', { merchantId, couponId }) }}
      action={
        <LinkButton to={pathTo('showQRCode', { merchantId, couponId })} label={`二维码 ${couponName}`}>
          二维码
        </LinkButton>
      }
    />
  );
}
