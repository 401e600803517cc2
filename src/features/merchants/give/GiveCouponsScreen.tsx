import { useScreen } from '@/navigation/hooks/useScreen';

import { StockCoupon } from '../parts/StockCoupon';
import { useMerchant } from '../parts/useMerchant';
import { Till } from './Till';

/** The till: a plate, one tap, and the next car. */
export default function GiveCouponsScreen() {
  const { frame, query } = useScreen('giveCoupons');
  const { merchant } = useMerchant(query.merchantId);
  return (
    <StockCoupon {...query} frame={frame} cardHeights={[88, 220, 120]}>
      {(coupon) => <Till frame={frame} coupon={coupon} merchant={merchant} />}
    </StockCoupon>
  );
}
