import { useScreen } from '@/navigation/hooks/useScreen';

import { RenewRoute } from './RenewRoute';

/** 月卡续费. */
export default function MonthlyRenewScreen() {
  const { frame, query } = useScreen('monthlyPassRenew');
  return <RenewRoute frame={frame} orderNo={query.orderNo} />;
}
