import { type BalancePage, useBalancePage } from '@/flows/entry/useBalancePage';

import { NewBalance } from '../recharge/NewBalance';
import { NewWallets } from './NewWallets';

/** What the driver has after a recharge: one balance or several wallets. `otherwise`: while it is not known which. */
export function NewMoney({ otherwise }: { readonly otherwise: BalancePage }) {
  return useBalancePage(otherwise) === 'wallet' ? <NewWallets /> : <NewBalance />;
}
