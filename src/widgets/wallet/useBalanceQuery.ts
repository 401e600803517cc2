import { balancePage } from '@/domain/offers';
import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { useGetBalanceInfoQuery } from '@/services/driver/balance';
import { useGetDefaultWalletQuery } from '@/services/driver/defaultWallet';

/**
 * The balance that payments take from, from the call of the page that shows it (Rule 3.14): the default wallet where the operator has several wallets, else the
 * one balance, and `wallet` is undefined. It changes with every payment, so it is always refetched. Nothing is asked before the plan is known.
 */
export function useBalanceQuery(isWanted = true) {
  const { config, isSettled } = useMenuConfig();
  const isWallet = balancePage(config) === 'wallet';
  const isAsked = isWanted && isSettled;
  const fresh = { refetchOnMountOrArgChange: true };
  const wallet = useGetDefaultWalletQuery(undefined, { skip: !isAsked || !isWallet, ...fresh });
  const one = useGetBalanceInfoQuery(undefined, { skip: !isAsked || isWallet, ...fresh });
  return isWallet
    ? { query: wallet, money: wallet.currentData, wallet: wallet.currentData }
    : { query: one, money: one.currentData, wallet: undefined };
}
