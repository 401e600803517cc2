import type { Wallet } from '@/services/driver/defaultWallet';
import { useListWalletsQuery } from '@/services/driver/wallets';
import { countDroppedRows } from '@/services/schema/countDroppedRows';

/** One of the driver's wallets. `isMissing`: the driver has no such wallet. */
export function useWallet(walletId: string | undefined) {
  const query = useListWalletsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { currentData } = query;
  const wallet: Wallet | undefined = currentData?.results.find((candidate) => candidate.walletId === walletId);
  // A row that could not be parsed may be this wallet.
  const isMissing = currentData !== undefined && wallet === undefined && countDroppedRows(currentData) === 0;
  return { query, wallet, isMissing };
}
