import { balancePage } from '@/domain/offers';
import { useGetMenuConfigQuery } from '@/services/basic/menu';

export type BalancePage = ReturnType<typeof balancePage>;

/** The page that shows this driver's balance: one balance or several wallets, never both. `otherwise`: while the menu config is not known. */
export function useBalancePage(otherwise: BalancePage = 'accountBalance'): BalancePage {
  const { currentData } = useGetMenuConfigQuery();
  return currentData === undefined ? otherwise : balancePage(currentData);
}
