import { useScreen } from '@/navigation/hooks/useScreen';

import { UnusedCouponsView } from './UnusedCouponsView';

/** The usable coupons. */
export default function UnusedScreen() {
  const { frame } = useScreen('unused');
  return <UnusedCouponsView frame={frame} />;
}
