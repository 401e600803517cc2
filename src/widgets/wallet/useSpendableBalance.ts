import { WALLET_STATE } from '@/domain/wallet/walletCodes';
import type { Wallet } from '@/services/driver/defaultWallet';

import { useBalanceQuery } from './useBalanceQuery';

export interface SpendableBalance {
  /** The available balance in cents. `null`: not loaded yet. `NaN`: could not be loaded. */
  readonly cents: number | null;
  /** Why the balance cannot be spent; empty if it can. */
  readonly blockedReason: string;
}

/** The balance that the driver can pay with. */
export function useSpendableBalance(isEnabled = true): SpendableBalance {
  const { query, money, wallet } = useBalanceQuery(isEnabled);
  return {
    cents: money?.balanceAmount ?? (query.isError ? Number.NaN : null),
    blockedReason: wallet === undefined ? '' : blockedText(wallet),
  };
}

function blockedText({ state, stateText }: Wallet): string {
  if (state === WALLET_STATE.normal || state === WALLET_STATE.unknown) return '';
  return `钱包${stateText || (state === WALLET_STATE.frozen ? '已冻结' : '已注销')}，暂不能支付`;
}
