import { useScreen } from '@/navigation/hooks/useScreen';

import { PassRenewal } from './PassRenewal';

/** 续费 opened from a notice: the same form. */
export default function RenewScreen() {
  const { frame, query } = useScreen('renew');
  return <PassRenewal frame={frame} orderNo={query.orderNo} />;
}
