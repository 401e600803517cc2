import { useScreen } from '@/navigation/hooks/useScreen';

import { RenewRoute } from './RenewRoute';

/** 续费, from a notice: the same form. */
export default function RenewScreen() {
  const { frame, query } = useScreen('renew');
  return <RenewRoute frame={frame} orderNo={query.orderNo} />;
}
