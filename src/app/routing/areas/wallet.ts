import { walletRoutes } from '@/features/wallet/routes';

/** Lazy rows of the area. */
export const walletLazyRoutes = { ...walletRoutes };

/** Addresses of the area whose screen has not been built. */
export type WalletUnbuilt =
  | 'balanceParks'
  | 'suitBalanceParks'
  | 'accountBalanceCash'
  | 'accountBalanceDetail'
  | 'wallet'
  | 'walletCash'
  | 'walletDetail'
  | 'walletResult';
