import { getBalancePageName } from '@/domain/offers';
import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { useGetBalanceInfoQuery } from '@/services/driver/balance';
import { useGetDefaultWalletQuery } from '@/services/driver/defaultWallet';

/**
 * The balance that payments are taken from, by the same query as the page that shows it (Rule 3.14): the default wallet
 * if the operator has several wallets, else the single balance, with `wallet` undefined. It changes with every payment,
 * so it is always refetched. No request is sent before the menu config is known.
 */
export function useBalanceQuery(isEnabled = true) {
  const { config, isSettled } = useMenuConfig();
  const isWallet = getBalancePageName(config) === 'wallet';
  const shouldFetch = isEnabled && isSettled;
  const fresh = { refetchOnMountOrArgChange: true };
  const wallet = useGetDefaultWalletQuery(undefined, { skip: !shouldFetch || !isWallet, ...fresh });
  const singleBalance = useGetBalanceInfoQuery(undefined, { skip: !shouldFetch || isWallet, ...fresh });
  return isWallet
    ? { query: wallet, money: wallet.currentData, wallet: wallet.currentData }
    : { query: singleBalance, money: singleBalance.currentData, wallet: undefined };
}
