import { useScreen } from '@/navigation/hooks/useScreen';

import { UnusedCoupons } from './UnusedCoupons';

/** The driver's coupons; opens with those that can be used. */
export default function CouponsScreen() {
  const { frame } = useScreen('discount');
  return <UnusedCoupons frame={frame} />;
}
