import type { ThirdAccount } from '@/services/auth/accountChoice';
import { isServiceError } from '@/services/transport/query/serviceError';
import { failureLine } from '@/widgets/loading/failureWords';

/** An account in the list, by what the server shows of it. */
export const accountTitle = ({ nickName, phone }: ThirdAccount): string =>
  [nickName, phone].filter((part) => part !== '').join(' ') || '未命名账号';

export const accountNote = ({ plateNum }: ThirdAccount): string =>
  plateNum > 0 ? `已绑定${plateNum}辆车` : '未绑定车辆';

/** Why the account did not open. The host's code is used up by an answer that was lost, so signing in again is offered beside it. */
export function choiceFailure(error: unknown): string {
  if (!isServiceError(error)) return '登录失败，请重新登录';
  return error.kind === 'refused' ? `登录失败。${failureLine(error)}` : `未收到结果。${failureLine(error)}`;
}
