import { useScreen } from '@/navigation/hooks/useScreen';

import { PassRenewalLoader } from './PassRenewalLoader';

/** 续费 opened from a notice: the same form. */
export default function RenewScreen() {
  const { frame, query } = useScreen('renew');
  return <PassRenewalLoader frame={frame} orderNo={query.orderNo} />;
}
