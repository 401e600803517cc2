import { useScreen } from '@/navigation/hooks/useScreen';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';

import { MISSING_WALLET } from '../parts/missingWallet';
import { AcceptingParks } from './AcceptingParks';

/** The lots that accept one wallet. */
export default function SuitBalanceParksScreen() {
  const { frame, query } = useScreen('suitBalanceParks');
  const { walletId } = query;
  if (walletId === undefined) return <MissingItemScreen frame={frame} empty={MISSING_WALLET} />;
  return <AcceptingParks frame={frame} walletId={walletId} />;
}
