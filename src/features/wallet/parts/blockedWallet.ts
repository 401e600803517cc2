import { WALLET_STATE } from '@/domain/wallet/walletCodes';
import type { Wallet } from '@/services/driver/defaultWallet';

/** Why nothing can be done with a wallet, in the server's words if it sent any; empty for one that can be used. */
export function blockedWallet({ state, stateText, groupId }: Wallet, act: '充值' | '提现'): string {
  if (act === '提现' && groupId !== '') return '共享钱包请由管理员申请提现';
  if (state === WALLET_STATE.normal || state === WALLET_STATE.unknown) return '';
  return `钱包${stateText || (state === WALLET_STATE.frozen ? '已冻结' : '已注销')}，暂不能${act}，请联系客服`;
}
