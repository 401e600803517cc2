import { useScreen } from '@/navigation/hooks/useScreen';

import { UnusedCoupons } from './UnusedCoupons';

/** The usable coupons. */
export default function UnusedScreen() {
  const { frame } = useScreen('unused');
  return <UnusedCoupons frame={frame} />;
}
