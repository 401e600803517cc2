export const PASSWORD_LENGTH = 6;

/** What was typed. It stays in the component: it enters no draft, no action and no recording. */
export interface TypedPasswords {
  readonly before: string;
  readonly next: string;
  readonly again: string;
}

export const NOTHING_TYPED: TypedPasswords = { before: '', next: '', again: '' };

/** Digits only, at most six. */
export const onlyDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, PASSWORD_LENGTH);

const isWhole = (password: string): boolean => /^\d{6}$/.test(password);

/** The error of each field; empty where there is none. */
export function passwordProblems({ before, next, again }: TypedPasswords): TypedPasswords {
  const same = isWhole(next) && next === before ? '新密码不能与原密码相同' : '';
  const unlike = again === next ? '' : '两次输入的新密码不一样';
  return {
    before: isWhole(before) ? '' : '请输入6位数字的原密码',
    next: isWhole(next) ? same : '请输入6位数字的新密码',
    again: isWhole(again) ? unlike : '请再输入一遍新密码',
  };
}

export const isReady = ({ before, next, again }: TypedPasswords): boolean =>
  before === '' && next === '' && again === '';
