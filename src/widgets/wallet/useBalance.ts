import { WALLET_STATE } from '@/domain/wallet/walletCodes';
import type { Wallet } from '@/services/driver/defaultWallet';

import { useBalanceQuery } from './useBalanceQuery';

export interface Balance {
  /** What can be spent, in cents. `null`: not known yet. `NaN`: could not be fetched. */
  readonly cents: number | null;
  /** Why it cannot be spent; empty if it can. */
  readonly blocked: string;
}

/** What the driver can spend by balance. */
export function useBalance(isWanted = true): Balance {
  const { query, money, wallet } = useBalanceQuery(isWanted);
  return {
    cents: money?.balanceAmount ?? (query.isError ? Number.NaN : null),
    blocked: wallet === undefined ? '' : blockedText(wallet),
  };
}

function blockedText({ state, stateText }: Wallet): string {
  if (state === WALLET_STATE.normal || state === WALLET_STATE.unknown) return '';
  return `钱包${stateText || (state === WALLET_STATE.frozen ? '已冻结' : '已注销')}，暂不能支付`;
}
