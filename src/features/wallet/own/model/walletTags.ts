import { WALLET_STATE } from '@/domain/wallet/walletCodes';
import type { Wallet } from '@/services/driver/defaultWallet';
import type { TagTone } from '@/ui/text/Tag';

/** The state of a wallet if it is frozen or closed; otherwise whether it is the default, personal or shared. */
export function walletTagLabel({ state, stateText, isDefault, groupId }: Wallet): string {
  if (state === WALLET_STATE.frozen) return stateText || '已冻结';
  if (state === WALLET_STATE.closed) return stateText || '已注销';
  if (isDefault === 1) return '默认';
  return groupId === '' ? '个人' : '共享';
}

export function walletTagTone({ state, isDefault }: Pick<Wallet, 'state' | 'isDefault'>): TagTone {
  if (state === WALLET_STATE.frozen || state === WALLET_STATE.closed) return 'soon';
  return isDefault === 1 ? 'brand' : 'plain';
}
