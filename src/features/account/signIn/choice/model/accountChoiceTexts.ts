import type { SignInAccountOption } from '@/services/auth/accountChoice';
import { isServiceError } from '@/services/base/baseQuery/serviceError';
import { serviceErrorText } from '@/widgets/loading/toServiceErrorMessage';

/** The title of an account in the list, from the masked data that the server sends. */
const accountChoiceTitle = ({ nickName, phone }: SignInAccountOption): string =>
  [nickName, phone].filter((part) => part !== '').join(' ') || '未命名账号';

const accountChoiceNote = ({ plateNum }: SignInAccountOption): string =>
  plateNum > 0 ? `已绑定${plateNum}辆车` : '未绑定车辆';

/** The accounts as options of a list. Each account is one option, even if the server sends it twice. */
export const toAccountChoiceOptions = (accounts: readonly SignInAccountOption[]) =>
  [...new Map(accounts.map((account) => [account.accountNo, account])).values()].map((account) => ({
    value: account.accountNo,
    title: accountChoiceTitle(account),
    note: accountChoiceNote(account),
  }));

/**
 * Why choosing the account failed. A lost response may have consumed the host's code, so the screen also offers to sign
 * in again.
 */
export function accountChoiceFailureText(error: unknown): string {
  if (!isServiceError(error)) return '登录失败，请重新登录';
  return error.kind === 'refused' ? `登录失败。${serviceErrorText(error)}` : `未收到结果。${serviceErrorText(error)}`;
}
