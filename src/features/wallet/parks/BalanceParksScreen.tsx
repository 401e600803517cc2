import { useScreen } from '@/navigation/hooks/useScreen';

import { AcceptingParks } from './AcceptingParks';

/** The lots where the balance pays. */
export default function BalanceParksScreen() {
  const { frame } = useScreen('balanceParks');
  return <AcceptingParks frame={frame} />;
}
