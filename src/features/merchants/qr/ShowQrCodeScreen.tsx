import { useScreen } from '@/navigation/hooks/useScreen';

import { StockCoupon } from '../parts/StockCoupon';
import { QrView } from './QrView';

/** A QR code by which guests take the coupon themselves. */
export default function ShowQrCodeScreen() {
  const { frame, query } = useScreen('showQRCode');
  return (
    <StockCoupon {...query} frame={frame} isValid={1} cardHeights={[88, 420]}>
      {(coupon) => <QrView frame={frame} coupon={coupon} />}
    </StockCoupon>
  );
}
