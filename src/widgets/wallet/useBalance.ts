import { balancePage } from '@/domain/offers';
import { WALLET_STATE } from '@/domain/wallet/walletCodes';
import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { useGetBalanceInfoQuery } from '@/services/driver/balance';
import { useGetDefaultWalletQuery, type Wallet } from '@/services/driver/defaultWallet';

export interface Balance {
  /** What can be spent, in cents. `null`: not known yet. `NaN`: could not be fetched. */
  readonly cents: number | null;
  /** Why it cannot be spent; empty if it can. */
  readonly blocked: string;
}

/**
 * What the driver can spend by balance, from the call of the page that shows it (Rule 3.14): the default wallet where the operator has several wallets, else the
 * one balance. It changes with every payment, so it is always refetched.
 */
export function useBalance(isWanted = true): Balance {
  const { config, isSettled } = useMenuConfig();
  const isWallet = balancePage(config) === 'wallet';
  const isAsked = isWanted && isSettled;
  const fresh = { refetchOnMountOrArgChange: true };
  const wallet = useGetDefaultWalletQuery(undefined, { skip: !isAsked || !isWallet, ...fresh });
  const info = useGetBalanceInfoQuery(undefined, { skip: !isAsked || isWallet, ...fresh });
  const { currentData, isError } = isWallet ? wallet : info;
  return {
    cents: currentData?.balanceAmount ?? (isError ? Number.NaN : null),
    blocked: isWallet && wallet.currentData !== undefined ? blockedText(wallet.currentData) : '',
  };
}

function blockedText({ state, stateText }: Wallet): string {
  if (state === WALLET_STATE.normal || state === WALLET_STATE.unknown) return '';
  return `钱包${stateText || (state === WALLET_STATE.frozen ? '已冻结' : '已注销')}，暂不能支付`;
}
