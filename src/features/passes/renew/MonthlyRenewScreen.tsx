import { useScreen } from '@/navigation/hooks/useScreen';

import { PassRenewalLoader } from './PassRenewalLoader';

/** 月卡续费. */
export default function MonthlyRenewScreen() {
  const { frame, query } = useScreen('monthlyPassRenew');
  return <PassRenewalLoader frame={frame} orderNo={query.orderNo} />;
}
