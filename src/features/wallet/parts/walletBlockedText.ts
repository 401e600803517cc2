import { WALLET_STATE } from '@/domain/wallet/walletCodes';
import type { Wallet } from '@/services/driver/defaultWallet';

/** Why a wallet cannot be recharged or cashed out, with the server's text if it sent one; empty if it can. */
export function walletBlockedText({ state, stateText, groupId }: Wallet, action: '充值' | '提现'): string {
  if (action === '提现' && groupId !== '') return '共享钱包请由管理员申请提现';
  if (state === WALLET_STATE.normal || state === WALLET_STATE.unknown) return '';
  return `钱包${stateText || (state === WALLET_STATE.frozen ? '已冻结' : '已注销')}，暂不能${action}，请联系客服`;
}
