import type { ThirdAccount } from '@/services/auth/accountChoice';
import { isServiceError } from '@/services/transport/query/serviceError';
import { failureLine } from '@/widgets/loading/toFailureMessage';

/** The title of an account in the list, from the masked data that the server sends. */
const accountTitle = ({ nickName, phone }: ThirdAccount): string =>
  [nickName, phone].filter((part) => part !== '').join(' ') || '未命名账号';

const accountNote = ({ plateNum }: ThirdAccount): string => (plateNum > 0 ? `已绑定${plateNum}辆车` : '未绑定车辆');

/** The accounts as options of a list. Each account is one option, even if the server sends it twice. */
export const toAccountOptions = (accounts: readonly ThirdAccount[]) =>
  [...new Map(accounts.map((account) => [account.accountNo, account])).values()].map((account) => ({
    value: account.accountNo,
    title: accountTitle(account),
    note: accountNote(account),
  }));

/**
 * Why choosing the account failed. A lost response may have consumed the host's code, so the screen also offers to sign
 * in again.
 */
export function choiceFailureText(error: unknown): string {
  if (!isServiceError(error)) return '登录失败，请重新登录';
  return error.kind === 'refused' ? `登录失败。${failureLine(error)}` : `未收到结果。${failureLine(error)}`;
}
