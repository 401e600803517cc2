import { useScreen } from '@/navigation/hooks/useScreen';

import { PassRenewal } from './PassRenewal';

/** 月卡续费. */
export default function MonthlyRenewScreen() {
  const { frame, query } = useScreen('monthlyPassRenew');
  return <PassRenewal frame={frame} orderNo={query.orderNo} />;
}
