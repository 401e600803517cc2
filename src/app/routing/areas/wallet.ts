/** Rows of the area that come late. */
export const walletLateRows = {};

/** Its addresses whose screen has not been built. */
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
