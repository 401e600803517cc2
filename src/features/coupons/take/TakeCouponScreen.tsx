import { useScreen } from '@/navigation/hooks/useScreen';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { EmptyState } from '@/ui/load/EmptyState';

import { ScanCouponCodeButton } from '../parts/ScanCouponCodeButton';
import { ClaimCouponView } from './ClaimCouponView';

/**
 * The screen that a merchant's QR code opens: shows the coupon and lets the driver choose the plate. Visitors can use
 * it too.
 */
export default function TakeCouponScreen() {
  const { frame, query } = useScreen('scanQRCode');
  const { code, plateNo } = query;
  if (code !== undefined) return <ClaimCouponView key={code} code={code} plateNo={plateNo} frame={frame} />;
  return (
    <ScreenFrame {...frame}>
      <EmptyState illustration="coupon" text="未识别到领券码，请扫商户出示的二维码" action={<ScanCouponCodeButton />} />
    </ScreenFrame>
  );
}
