import { useScreen } from '@/navigation/hooks/useScreen';

import { UnusedCouponsView } from './UnusedCouponsView';

/** The driver's coupons. Opens with the list of usable ones. */
export default function CouponsScreen() {
  const { frame } = useScreen('discount');
  return <UnusedCouponsView frame={frame} />;
}
