/** Lazy rows of the area. */
export const walletLazyRoutes = {};

/** Addresses of the area whose screen has not been built. */
export type WalletUnbuilt =
  | 'balanceParks'
  | 'suitBalanceParks'
  | 'accountBalance'
  | 'accountBalanceCash'
  | 'accountBalanceDetail'
  | 'accountBalanceResult'
  | 'wallet'
  | 'walletCash'
  | 'walletDetail'
  | 'walletResult';
