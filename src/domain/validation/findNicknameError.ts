import { findForbiddenSymbolError } from './findForbiddenSymbolError';

/** The longest nickname, in UTF-16 units, as the server counts. */
export const MAX_NICKNAME_LENGTH = 20;

/** Checks a nickname (Rule 7.4), without spaces around it. Returns the error text, or null. */
export function findNicknameError(text: string): string | null {
  const nickname = text.trim();
  if (nickname === '') return '请输入昵称';
  const fault = findForbiddenSymbolError(nickname);
  if (fault !== null) return `昵称${fault}`;
  return nickname.length > MAX_NICKNAME_LENGTH ? `昵称最多${MAX_NICKNAME_LENGTH}个字` : null;
}
