import { useScreen } from '@/navigation/hooks/useScreen';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';

import { missingWalletEmptyProps } from '../parts/missingWalletEmptyProps';
import { BalanceAcceptingLotList } from './BalanceAcceptingLotList';

/** The lots that accept one wallet. */
export default function SuitBalanceParksScreen() {
  const { frame, query } = useScreen('suitBalanceParks');
  const { walletId } = query;
  if (walletId === undefined) return <MissingItemScreen frame={frame} empty={missingWalletEmptyProps} />;
  return <BalanceAcceptingLotList frame={frame} walletId={walletId} />;
}
