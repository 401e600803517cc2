import { useScreen } from '@/navigation/hooks/useScreen';

import { BalanceAcceptingLotList } from './BalanceAcceptingLotList';

/** The lots that accept the balance. */
export default function BalanceParksScreen() {
  const { frame } = useScreen('balanceParks');
  return <BalanceAcceptingLotList frame={frame} />;
}
