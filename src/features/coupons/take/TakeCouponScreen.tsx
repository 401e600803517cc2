import { useScreen } from '@/navigation/hooks/useScreen';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { Empty } from '@/ui/load/Empty';

import { ScanAgain } from '../parts/ScanAgain';
import { TakeCoupon } from './TakeCoupon';

/** The target of a merchant's code: shows the coupon and lets the driver choose the plate. Works for visitors too. */
export default function TakeCouponScreen() {
  const { frame, query } = useScreen('scanQRCode');
  const { code, plateNo } = query;
  if (code !== undefined) return <TakeCoupon key={code} code={code} plateNo={plateNo} frame={frame} />;
  return (
    <ScreenFrame {...frame}>
      <Empty drawing="coupon" text="未识别到领券码，请扫商户出示的二维码" action={<ScanAgain />} />
    </ScreenFrame>
  );
}
