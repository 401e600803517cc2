import type { Wallet } from '@/services/driver/defaultWallet';
import { useListWalletsQuery } from '@/services/driver/wallets';
import { droppedRowCount } from '@/services/transport/wire/droppedRowCount';

/** One of the driver's wallets. `isGone`: the driver has no such wallet. */
export function useWallet(walletId: string | undefined) {
  const query = useListWalletsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { currentData } = query;
  const wallet: Wallet | undefined = currentData?.results.find((one) => one.walletId === walletId);
  // A row that cannot be read may be the one.
  const isGone = currentData !== undefined && wallet === undefined && droppedRowCount(currentData) === 0;
  return { query, wallet, isGone };
}
