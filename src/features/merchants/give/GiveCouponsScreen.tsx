import { MINUTE_MS } from '@/lib/timeUnits';
import { useScreen } from '@/navigation/hooks/useScreen';
import { usePolling } from '@/platform/clock/usePolling';

import { StockCouponLoader } from '../parts/StockCouponLoader';
import { useMerchant, useMerchantCouponStockQuery } from '../parts/useMerchant';
import { CouponGrantForm } from './CouponGrantForm';

/**
 * How often the stock and the merchant are polled: other assistants and tabs grant too, and the merchant may be
 * stopped.
 */
const POLLING = { visibleMs: MINUTE_MS };

/** Grants one coupon to car after car: a plate, one tap, and the next car. */
export default function GiveCouponsScreen() {
  const { frame, query } = useScreen('giveCoupons');
  const { merchant, query: merchantQuery } = useMerchant(query.merchantId);
  const stockQuery = useMerchantCouponStockQuery(query.merchantId);
  usePolling(merchant === undefined ? null : merchantQuery.refetch, POLLING);
  usePolling(stockQuery.currentData === undefined ? null : stockQuery.refetch, POLLING);
  return (
    <StockCouponLoader {...query} frame={frame} cardHeights={[88, 220, 120]}>
      {(coupon) => <CouponGrantForm frame={frame} coupon={coupon} merchant={merchant} />}
    </StockCouponLoader>
  );
}
