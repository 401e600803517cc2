import { getBalancePageName } from '@/domain/offers';
import { useGetMenuConfigQuery } from '@/services/basic/menu';

export type BalancePageName = ReturnType<typeof getBalancePageName>;

/**
 * The page that shows this driver's balance: one balance or several wallets, never both. `fallback` is returned while
 * the menu config is not loaded.
 */
export function useBalancePageName(fallback: BalancePageName = 'accountBalance'): BalancePageName {
  const { currentData } = useGetMenuConfigQuery();
  return currentData === undefined ? fallback : getBalancePageName(currentData);
}
