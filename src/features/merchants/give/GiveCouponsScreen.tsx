import { MINUTE_MS } from '@/lib/timeUnits';
import { useScreen } from '@/navigation/hooks/useScreen';
import { usePolling } from '@/services/transport/clock/usePolling';

import { StockCoupon } from '../parts/StockCoupon';
import { useMerchant, useStock } from '../parts/useMerchant';
import { Till } from './Till';

/** How soon the till hears what other assistants and other tabs have given, and that the merchant was stopped. */
const RHYTHM = { seenMs: MINUTE_MS };

/** The till: a plate, one tap, and the next car. */
export default function GiveCouponsScreen() {
  const { frame, query } = useScreen('giveCoupons');
  const { merchant, asked } = useMerchant(query.merchantId);
  const stock = useStock(query.merchantId);
  usePolling(merchant === undefined ? null : asked.refetch, RHYTHM);
  usePolling(stock.currentData === undefined ? null : stock.refetch, RHYTHM);
  return (
    <StockCoupon {...query} frame={frame} cardHeights={[88, 220, 120]}>
      {(coupon) => <Till frame={frame} coupon={coupon} merchant={merchant} />}
    </StockCoupon>
  );
}
