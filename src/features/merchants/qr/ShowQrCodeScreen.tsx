import { useScreen } from '@/navigation/hooks/useScreen';

import { StockCouponLoader } from '../parts/StockCouponLoader';
import { CouponQrView } from './CouponQrView';

/** Shows the QR code with which guests claim the coupon themselves. */
export default function ShowQrCodeScreen() {
  const { frame, query } = useScreen('showQRCode');
  return (
    <StockCouponLoader {...query} frame={frame} isValid={1} cardHeights={[88, 420]}>
      {(coupon) => <CouponQrView frame={frame} coupon={coupon} />}
    </StockCouponLoader>
  );
}
