import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import type { MerchantCoupon } from '@/services/coupon/merchants';
import { LinkButton } from '@/ui/button/LinkButton';

import { StockList } from '../parts/StockList';
import { StockTicket } from '../parts/StockTicket';

/** Which coupon is given: by plate with a tap, or by its QR code. */
export default function GiveCouponsListScreen() {
  const { frame, query } = useScreen('giveCouponsList');
  return (
    <StockList
      frame={frame}
      merchantId={query.merchantId}
      isValid={1}
      label="可发放的券"
      words={{ what: '优惠券加载失败', waitingFor: '正在查询优惠券…', empty: '暂无可发放的券' }}
    >
      {(coupon) => <Givable coupon={coupon} />}
    </StockList>
  );
}

function Givable({ coupon }: { readonly coupon: MerchantCoupon }) {
  const { merchantId, merchantCouponId: couponId, couponName, leftNum } = coupon;
  if (leftNum <= 0) return <StockTicket coupon={coupon} off={['已发完']} />;
  return (
    <StockTicket
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
