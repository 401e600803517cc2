import { useScreen } from '@/navigation/hooks/useScreen';

import { UnusedCoupons } from './UnusedCoupons';

/** The driver's coupons. Opens with the list of usable ones. */
export default function CouponsScreen() {
  const { frame } = useScreen('discount');
  return <UnusedCoupons frame={frame} />;
}
