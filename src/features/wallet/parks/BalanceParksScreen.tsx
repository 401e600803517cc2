import { useScreen } from '@/navigation/hooks/useScreen';

import { AcceptingParks } from './AcceptingParks';

/** The lots that accept the balance. */
export default function BalanceParksScreen() {
  const { frame } = useScreen('balanceParks');
  return <AcceptingParks frame={frame} />;
}
