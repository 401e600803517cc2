export const CHARGING_CARD_PASSWORD_LENGTH = 6;

/** The typed passwords. They stay in component state: they enter no draft, action or recording. */
export interface ChargingCardPasswordValues {
  readonly before: string;
  readonly next: string;
  readonly again: string;
}

export const EMPTY_CHARGING_CARD_PASSWORDS: ChargingCardPasswordValues = { before: '', next: '', again: '' };

/** Digits only, at most six. */
export const toChargingCardPasswordDigits = (input: string): string =>
  input.replace(/\D/g, '').slice(0, CHARGING_CARD_PASSWORD_LENGTH);

const isCompletePassword = (password: string): boolean => /^\d{6}$/.test(password);

/** The error of each field; empty where there is none. */
export function findChargingCardPasswordProblems({
  before,
  next,
  again,
}: ChargingCardPasswordValues): ChargingCardPasswordValues {
  const sameProblem = isCompletePassword(next) && next === before ? '新密码不能与原密码相同' : '';
  const repeatProblem = again === next ? '' : '两次输入的新密码不一样';
  return {
    before: isCompletePassword(before) ? '' : '请输入6位数字的原密码',
    next: isCompletePassword(next) ? sameProblem : '请输入6位数字的新密码',
    again: isCompletePassword(again) ? repeatProblem : '请再输入一遍新密码',
  };
}

export const hasNoChargingCardPasswordProblem = ({ before, next, again }: ChargingCardPasswordValues): boolean =>
  before === '' && next === '' && again === '';
