import { balancePage } from '@/domain/offers';
import { useGetMenuConfigQuery } from '@/services/basic/menu';

export type BalancePage = ReturnType<typeof balancePage>;

/**
 * The page that shows this driver's balance: one balance or several wallets, never both. `fallback` is returned while
 * the menu config is not loaded.
 */
export function useBalancePage(fallback: BalancePage = 'accountBalance'): BalancePage {
  const { currentData } = useGetMenuConfigQuery();
  return currentData === undefined ? fallback : balancePage(currentData);
}
