import { useScreen } from '@/navigation/hooks/useScreen';

import { UnusedCoupons } from './UnusedCoupons';

/** The coupons that can be used. */
export default function UnusedScreen() {
  const { frame } = useScreen('unused');
  return <UnusedCoupons frame={frame} />;
}
