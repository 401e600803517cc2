import { MINUTE_MS } from '@/lib/timeUnits';
import { useScreen } from '@/navigation/hooks/useScreen';
import { useAskEvery } from '@/services/transport/clock/useAskEvery';

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
  useAskEvery(merchant === undefined ? null : asked.refetch, RHYTHM);
  useAskEvery(stock.currentData === undefined ? null : stock.refetch, RHYTHM);
  return (
    <StockCoupon {...query} frame={frame} cardHeights={[88, 220, 120]}>
      {(coupon) => <Till frame={frame} coupon={coupon} merchant={merchant} />}
    </StockCoupon>
  );
}
