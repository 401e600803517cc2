import { useScreen } from '@/navigation/hooks/useScreen';

import { invalidStockCouponText } from '../model/merchantText';
import { MerchantCouponStockList } from '../parts/MerchantCouponStockList';
import { StockCouponTicket } from '../parts/StockCouponTicket';

/** The coupons that can no longer be granted, with the reasons. */
export default function InvalidCouponsScreen() {
  const { frame, query } = useScreen('invalidCoupons');
  return (
    <MerchantCouponStockList
      frame={frame}
      merchantId={query.merchantId}
      isValid={0}
      label="失效券"
      texts={{ what: '失效券加载失败', waitingFor: '正在查询失效券…', empty: '没有失效的券' }}
    >
      {(coupon) => <StockCouponTicket coupon={coupon} unusableTexts={[invalidStockCouponText(coupon)]} />}
    </MerchantCouponStockList>
  );
}
