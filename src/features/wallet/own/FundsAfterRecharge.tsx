import { type BalancePageName, useBalancePageName } from '@/flows/entry/useBalancePageName';

import { BalanceAfterRecharge } from '../recharge/BalanceAfterRecharge';
import { WalletsAfterRecharge } from './WalletsAfterRecharge';

/** The funds after a recharge: one balance or several wallets. `fallback` applies while it is unknown which. */
export function FundsAfterRecharge({ otherwise: fallback }: { readonly otherwise: BalancePageName }) {
  return useBalancePageName(fallback) === 'wallet' ? <WalletsAfterRecharge /> : <BalanceAfterRecharge />;
}
