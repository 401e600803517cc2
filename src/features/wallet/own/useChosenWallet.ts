import { usePersistedSelection } from '@/flows/drafts/usePersistedSelection';
import type { Wallet } from '@/services/driver/defaultWallet';

const NONE = '';

/** The selected wallet. It is initially the default one, which payments from the balance use. */
export function useChosenWallet(wallets: readonly Wallet[]) {
  const ids = wallets.map(({ walletId }) => walletId);
  const [chosen, choose] = usePersistedSelection<string>('wallet.chosen', ids, NONE);
  const wallet =
    wallets.find(({ walletId }) => walletId === chosen) ??
    wallets.find(({ isDefault }) => isDefault === 1) ??
    wallets[0];
  return { wallet, choose };
}
