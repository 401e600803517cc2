import { type BalancePage, useBalancePage } from '@/flows/entry/useBalancePage';

import { UpdatedBalance } from '../recharge/UpdatedBalance';
import { UpdatedWallets } from './UpdatedWallets';

/** The funds after a recharge: one balance or several wallets. `fallback` applies while it is unknown which. */
export function UpdatedFunds({ otherwise: fallback }: { readonly otherwise: BalancePage }) {
  return useBalancePage(fallback) === 'wallet' ? <UpdatedWallets /> : <UpdatedBalance />;
}
