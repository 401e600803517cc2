import { useScreen } from '@/navigation/hooks/useScreen';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';

import { NO_WALLET } from '../parts/noWallet';
import { AcceptingParks } from './AcceptingParks';

/** The lots where one wallet pays. */
export default function SuitBalanceParksScreen() {
  const { frame, query } = useScreen('suitBalanceParks');
  const { walletId } = query;
  if (walletId === undefined) return <MissingItemScreen frame={frame} empty={NO_WALLET} />;
  return <AcceptingParks frame={frame} walletId={walletId} />;
}
